import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { supplyDocuments } from '../../../../domain/supplyDocuments';
import type { FilterControls } from '../../../../blocks/registry/filterControls';
import { statusOptions } from '../../../../blocks/registry/statusOptions';
import { TextFilterInput } from '../../../../blocks/registry/TextFilterInput';
import type { suppliesQuery } from './suppliesQuery';

/** How the filters of supplies look. */
export const supplyFilterControls: FilterControls<typeof suppliesQuery.filters> = {
  search: { label: 'Номер, покупатель или ИНН' },
  due: { label: 'Срок оплаты' },
  period: { label: 'Дата документа', isPast: true },
  status: { label: 'Статус', options: statusOptions(financingStatuses) },
  type: {
    label: 'Документ',
    options: Object.entries(supplyDocuments).map(([value, label]) => ({ value, label })),
  },
  buyer: { label: 'Покупатель или ИНН', control: (props) => <TextFilterInput {...props} /> },
  contract: { label: 'Договор поставки', control: (props) => <TextFilterInput {...props} /> },
  amount: { label: 'Сумма с НДС' },
  soon: { label: 'К оплате за 7 дней' },
  overdue: { label: 'Срок оплаты прошёл' },
  withoutContract: { label: 'Без договора' },
};
