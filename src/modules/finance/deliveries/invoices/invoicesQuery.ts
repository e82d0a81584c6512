import {
  choicesFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
} from '../../../../shell/registry/registryFilters';
import { defineRegistryQuery } from '../../../../shell/registry/registryQuery';

/** What the registry of banks' bills can be asked for, and its place in the address. */
export const invoicesQuery = defineRegistryQuery({
  id: 'finance-invoices',
  sorts: ['number', 'date', 'purpose', 'amount', 'vatAmount', 'dueDate', 'status.name'],
  sort: { id: 'date', direction: 'desc' },
  sortThen: [{ id: 'number', direction: 'desc' }],
  filters: {
    search: searchFilter({ fields: ['number', { field: 'purpose', looks: 'name' }] }),
    period: periodFilter({ field: 'date' }),
    due: periodFilter({ field: 'dueDate' }),
    status: choicesFilter({ field: 'status.name' }),
    amount: kopeksFilter({ field: 'amount' }),
  },
});
