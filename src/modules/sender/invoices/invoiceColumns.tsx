import { billColumns } from '../../../products/payment/billColumns';
import type { Keyed } from '../../../blocks/registry/shownPage';
import type { RegistryColumn } from '../../../ui/registry/registryColumn';
import type { ShownInvoice } from './shownInvoice';

/** The columns of the registry of a sender's bills. */
export const invoiceColumns: readonly RegistryColumn<Keyed<ShownInvoice>>[] = [
  billColumns.number,
  billColumns.status,
  billColumns.amount,
  {
    id: 'period.startDate',
    grows: true,
    phone: 'party',
    yields: 3,
    header: 'Период',
    cell: ({ period }) => period || '—',
    text: ({ period }) => period,
    width: 200,
  },
  billColumns.dueDate,
  billColumns.date,
  {
    id: 'ordersTotal',
    yields: 1,
    header: 'Заказов',
    cell: ({ ordersTotal }) => ordersTotal?.toLocaleString('ru-RU') ?? '—',
    text: ({ ordersTotal }) => String(ordersTotal ?? ''),
    align: 'end',
    width: 104,
  },
];
