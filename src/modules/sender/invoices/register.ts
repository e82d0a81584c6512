import { PREFETCH } from '../../../api/cache/freshness';
import { senderApi, type SenderInvoice } from '../../../api/endpoints/sender';
import { senderInvoiceStatuses } from '../../../domain/statuses/orderStatuses';
import { billsQuery } from '../../../products/payment/billsQuery';
import { loadRegistry, registryOf } from '../../../blocks/registry/registryQuery';

/** Filters, views and sorting of the bills of a sender, and their parameters in the address. */
export const invoicesQuery = registryOf<SenderInvoice>().defineRegistryQuery({
  ...billsQuery(senderInvoiceStatuses),
  id: 'sender-invoices',
  operation: 'findSenderInvoices',
  ageing: { due: 'due', owed: { status: ['ISSUED', 'OVERDUE'] }, total: 'unpaidAmount' },
  sorts: ['number', 'date', 'period.startDate', 'ordersTotal', 'amount', 'dueDate', 'status.name'],
  views: [
    { id: 'unpaid', label: 'К оплате', filters: { status: ['ISSUED', 'OVERDUE'] } },
    { id: 'paid', label: 'Оплаченные', filters: { status: ['PAID'] } },
    { id: 'all', label: 'Все', filters: {} },
  ],
});

/** Starts the first call: loads the page that the address names. */
export const load = loadRegistry(invoicesQuery, (searchRequest) =>
  senderApi.util.prefetch('findSenderInvoices', { searchRequest }, PREFETCH),
);
