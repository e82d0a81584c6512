import {
  choicesFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
} from '../../../shell/registry/registryFilters';
import { defineRegistryQuery } from '../../../shell/registry/registryQuery';

/** What the registry of a sender's bills can be asked for, and its place in the address. */
export const invoicesQuery = defineRegistryQuery({
  id: 'sender-invoices',
  sorts: ['number', 'date', 'period.startDate', 'ordersTotal', 'amount', 'dueDate', 'status.name'],
  sort: { id: 'date', direction: 'desc' },
  sortThen: [{ id: 'number', direction: 'desc' }],
  filters: {
    search: searchFilter({ fields: ['number', { field: 'purpose', looks: 'name' }] }),
    period: periodFilter({ field: 'date' }),
    due: periodFilter({ field: 'dueDate' }),
    status: choicesFilter({ field: 'status.name' }),
    amount: kopeksFilter({ field: 'amount' }),
  },
  views: [
    { id: 'unpaid', label: 'К оплате', filters: { status: ['ISSUED', 'OVERDUE'] } },
    { id: 'paid', label: 'Оплаченные', filters: { status: ['PAID'] } },
    { id: 'all', label: 'Все', filters: {} },
  ],
});
