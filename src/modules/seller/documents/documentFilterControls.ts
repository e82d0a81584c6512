import { sellerDocumentStatuses } from '../../../domain/statuses/orderStatuses';
import type { FilterControls } from '../../../blocks/registry/filterControls';
import { statusOptions } from '../../../blocks/registry/statusOptions';
import type { documentsQuery } from './documentsQuery';

/** How the filters of documents look. */
export const documentFilterControls: FilterControls<typeof documentsQuery.filters> = {
  search: { label: 'Номер или название' },
  period: { label: 'Период' },
  date: { label: 'Дата документа', isPast: true },
  status: { label: 'Статус', options: statusOptions(sellerDocumentStatuses) },
};
