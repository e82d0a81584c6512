import { PREFETCH } from '../../../../api/cache/freshness';
import {
  financeRegistryApi,
  type SearchRequest,
  type Supply,
} from '../../../../api/endpoints/financeRegistry';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { supplyDocuments } from '../../../../domain/documents';
import { addDays, moscowDay } from '../../../../lib/isoDay';
import { statusOptions, type FilterValues } from '../../../../blocks/registry/registryFilters';
import { loadRegistry, registryOf } from '../../../../blocks/registry/registryQuery';

const {
  choicesFilter,
  defineRegistryQuery,
  flagFilter,
  kopeksFilter,
  periodFilter,
  searchFilter,
  textFilter,
} = registryOf<Supply>();

/** Filter for supplies with a debt of at least one kopek. */
const OWED = { field: 'debtSum', value: 1, operation: 'GE' } as const;

/** Number of days covered by «К оплате за 7 дней», including today. */
const SOON_DAYS = 7;

export const suppliesQuery = defineRegistryQuery({
  id: 'supplies',
  operation: 'findSupplies',
  sorts: [
    'number',
    'documentDate',
    'invoiceNumber',
    'debtor.name',
    'contractNumber',
    'amount',
    'deferralDays',
    'paymentDate',
    'debtSum',
    'status.name',
  ],
  sort: { id: 'documentDate', direction: 'desc' },
  sortThen: [{ id: 'number', direction: 'desc' }],
  filters: {
    search: searchFilter({
      label: 'Номер, покупатель или ИНН',
      fields: ['number', 'debtor.name', 'debtor.itn'],
      sum: 'amount',
    }),
    due: periodFilter({ label: 'Срок оплаты', field: 'paymentDate' }),
    period: periodFilter({ label: 'Дата документа', field: 'documentDate', isPast: true }),
    amount: kopeksFilter({ label: 'Сумма с НДС', field: 'amount' }),
    buyer: textFilter({ label: 'Покупатель или ИНН', fields: ['debtor.name', 'debtor.itn'] }),
    contract: textFilter({
      label: 'Договор поставки',
      fields: [{ field: 'contractNumber', looks: 'name' }],
    }),
    type: choicesFilter({
      label: 'Документ',
      field: 'documentType',
      options: Object.entries(supplyDocuments).map(([value, label]) => ({ value, label })),
    }),
    status: choicesFilter({
      label: 'Статус',
      field: 'status.name',
      options: statusOptions(financingStatuses),
    }),
    soon: flagFilter({
      label: 'К оплате за 7 дней',
      filters: (now) => [
        OWED,
        { field: 'paymentDate', value: moscowDay(now), operation: 'GE' },
        {
          field: 'paymentDate',
          value: addDays(moscowDay(now), SOON_DAYS - 1),
          operation: 'LE',
        },
      ],
    }),
    owed: flagFilter({ label: 'Не оплачено', filters: () => [OWED] }),
    overdue: flagFilter({
      label: 'Срок оплаты прошёл',
      filters: (now) => [
        OWED,
        { field: 'paymentDate', value: addDays(moscowDay(now), -1), operation: 'LE' },
      ],
    }),
    withoutContract: flagFilter({
      label: 'Без договора',
      filters: () => [{ field: 'contractNumber', value: null, operation: 'EQ' }],
    }),
  },
  ageing: { due: 'due', owed: { owed: true }, total: 'debtSum' },
});

export type SupplyFilters = FilterValues<typeof suppliesQuery.filters>;

/** Maximum number of objects that are loaded for one supply; real supplies have fewer. */
const MOST_OBJECTS = 20;

export function objectsOfSupply(id: string): SearchRequest {
  return {
    pageNumber: 0,
    pageSize: MOST_OBJECTS,
    filters: [{ field: 'supply.id', value: id, operation: 'EQ' }],
    sorts: [{ field: 'number', direction: 'ASC' }],
  };
}

export const load = loadRegistry(suppliesQuery, (searchRequest) =>
  financeRegistryApi.util.prefetch('findSupplies', { searchRequest }, PREFETCH),
);
