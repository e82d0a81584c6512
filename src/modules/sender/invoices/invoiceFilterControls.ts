import { senderInvoiceStatuses } from '../../../domain/statuses/orderStatuses';
import type { FilterControls } from '../../../shell/registry/filterControls';
import { statusOptions } from '../../../shell/registry/statusOptions';
import type { invoicesQuery } from './invoicesQuery';

/** How the filters of bills look. */
export const invoiceFilterControls: FilterControls<typeof invoicesQuery.filters> = {
  search: { label: 'Номер или назначение' },
  due: { label: 'Оплатить до' },
  period: { label: 'Дата счёта' },
  status: { label: 'Статус', options: statusOptions(senderInvoiceStatuses) },
  amount: { label: 'Сумма' },
};
