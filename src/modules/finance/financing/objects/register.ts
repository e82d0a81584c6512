import { PREFETCH } from '../../../../api/cache/freshness';
import {
  financeRegistryApi,
  type FinancingObject,
} from '../../../../api/endpoints/financeRegistry';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { statusOptions } from '../../../../blocks/registry/registryFilters';
import { loadRegistry, registryOf } from '../../../../blocks/registry/registryQuery';

const {
  choiceFilter,
  choicesFilter,
  defineRegistryQuery,
  flagFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
  textFilter,
} = registryOf<FinancingObject>();

/** The view of all statuses. Links to single objects open it. */
export const ALL_OBJECTS = 'all';

export const objectsQuery = defineRegistryQuery({
  id: 'financing-objects',
  operation: 'findFinancingObjects',
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
    search: searchFilter({
      label: 'Номер требования, покупатель или ИНН',
      placeholder: 'Номер или покупатель',
      fields: ['number', 'debtor.name', 'debtor.itn'],
      sum: 'claimAmount',
    }),
    status: choicesFilter({
      label: 'Статус',
      field: 'status.name',
      options: statusOptions(financingStatuses),
    }),
    // The tab adds the options when the agreements have loaded.
    agreement: choiceFilter({ label: 'Договор', field: 'agreement.id' }),
    buyer: textFilter({ label: 'Покупатель или ИНН', fields: ['debtor.name', 'debtor.itn'] }),
    supply: textFilter({
      label: 'Поставка',
      fields: [{ field: 'supply.number', looks: 'name' }],
    }),
    repayment: periodFilter({ label: 'Плановое погашение', field: 'plannedRepaymentDate' }),
    financed: periodFilter({ label: 'Дата финансирования', field: 'financingDate', isPast: true }),
    amount: kopeksFilter({ label: 'Сумма требования', field: 'claimAmount' }),
    overdue: flagFilter({
      label: 'С просрочкой',
      filters: () => [{ field: 'overdueDays', value: 1, operation: 'GE' }],
    }),
    recourse: flagFilter({
      label: 'С регрессом',
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

export const load = loadRegistry(objectsQuery, (searchRequest) =>
  financeRegistryApi.util.prefetch('findFinancingObjects', { searchRequest }, PREFETCH),
);
