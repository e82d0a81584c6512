import {
  choicesFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
} from '../../blocks/registry/registryFilters';

/** What every registry of bills can be asked for, the newest first; a screen adds its own. */
export const billsQuery = {
  sort: { id: 'date', direction: 'desc' },
  sortThen: [{ id: 'number', direction: 'desc' }],
  filters: {
    search: searchFilter({ fields: ['number', { field: 'purpose', looks: 'name' }] }),
    period: periodFilter({ field: 'date' }),
    due: periodFilter({ field: 'dueDate' }),
    status: choicesFilter({ field: 'status.name' }),
    amount: kopeksFilter({ field: 'amount' }),
  },
} as const;
