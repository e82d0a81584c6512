import {
  choiceFilter,
  choicesFilter,
  flagFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
} from '../../../../blocks/registry/registryFilters';
import { defineRegistryQuery } from '../../../../blocks/registry/registryQuery';
import { textFilter } from '../../../../blocks/registry/textFilter';

/** The view that holds everything: links to an object in whatever status lead there. */
export const ALL_OBJECTS = 'all';

/** What the registry of financing objects can be asked for, and its place in the address. */
export const objectsQuery = defineRegistryQuery({
  id: 'financing-objects',
  sorts: [
    'number',
    'supply.number',
    'debtor.name',
    'agreement.number',
    'claimAmount',
    'financingPercent',
    'financingAmount',
    'interestRate',
    'commission',
    'financingDate',
    'plannedRepaymentDate',
    'overdueDays',
    'status.name',
  ],
  sort: { id: 'plannedRepaymentDate', direction: 'asc' },
  sortThen: [{ id: 'number', direction: 'asc' }],
  filters: {
    search: searchFilter({ fields: ['number', 'debtor.name', 'debtor.itn'] }),
    status: choicesFilter({ field: 'status.name' }),
    agreement: choiceFilter({ field: 'agreement.id' }),
    buyer: textFilter(['debtor.name', 'debtor.itn']),
    supply: textFilter([{ field: 'supply.number', looks: 'name' }]),
    repayment: periodFilter({ field: 'plannedRepaymentDate' }),
    financed: periodFilter({ field: 'financingDate' }),
    amount: kopeksFilter({ field: 'claimAmount' }),
    overdue: flagFilter({
      filters: () => [{ field: 'overdueDays', value: 1, operation: 'GE' }],
    }),
    recourse: flagFilter({
      filters: () => [{ field: 'recourse', value: true, operation: 'EQ' }],
    }),
  },
  views: [
    { id: 'available', label: 'Доступные', filters: { status: ['AVAILABLE'] } },
    { id: 'ordered', label: 'Заказанные', filters: { status: ['ORDERED'] } },
    {
      id: 'financed',
      label: 'Профинансированные',
      filters: { status: ['FINANCED', 'PARTIALLY_PAID'] },
    },
    { id: 'repaid', label: 'Погашенные', filters: { status: ['REPAID'] } },
    { id: 'overdue', label: 'Просроченные', filters: { status: ['OVERDUE', 'RECOURSE'] } },
    { id: ALL_OBJECTS, label: 'Все', filters: {} },
  ],
});
