import {
  choicesFilter,
  periodFilter,
  searchFilter,
  type FilterKind,
  type PeriodValue,
} from '../../../blocks/registry/registryFilters';
import { defineRegistryQuery } from '../../../blocks/registry/registryQuery';

/** Documents whose period has a day in common with the chosen one. */
function coversFilter(): FilterKind<PeriodValue> {
  const days = periodFilter({ field: 'period' });
  return {
    ...days,
    conditions: (value, now) =>
      days.conditions(value, now).map((condition) => ({
        ...condition,
        field: condition.operation === 'GE' ? 'period.endDate' : 'period.startDate',
      })),
  };
}

/** What the registry of a seller's documents can be asked for, and its place in the address. */
export const documentsQuery = defineRegistryQuery({
  id: 'seller-documents',
  sorts: ['name', 'type', 'period.startDate', 'date', 'status.name'],
  sort: { id: 'date', direction: 'desc' },
  sortThen: [{ id: 'number', direction: 'asc' }],
  filters: {
    search: searchFilter({ fields: ['number', { field: 'name', looks: 'name' }] }),
    period: coversFilter(),
    date: periodFilter({ field: 'date' }),
    status: choicesFilter({ field: 'status.name' }),
    // Set by the views only.
    type: choicesFilter({ field: 'type' }),
  },
  views: [
    { id: 'all', label: 'Все', filters: {} },
    { id: 'agreements', label: 'Договоры', filters: { type: ['AGREEMENT'] } },
    { id: 'certificates', label: 'Сертификаты', filters: { type: ['CERTIFICATE'] } },
    { id: 'bills', label: 'Акты и счета', filters: { type: ['ACT', 'INVOICE'] } },
  ],
});
