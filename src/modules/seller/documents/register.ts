import { PREFETCH } from '../../../api/cache/freshness';
import { sellerApi, type SellerDocument } from '../../../api/endpoints/seller';
import { sellerDocumentStatuses } from '../../../domain/statuses/orderStatuses';
import {
  statusOptions,
  type FilterKind,
  type PeriodValue,
} from '../../../blocks/registry/registryFilters';
import { loadRegistry, registryOf } from '../../../blocks/registry/registryQuery';

const { choicesFilter, defineRegistryQuery, periodFilter, searchFilter } =
  registryOf<SellerDocument>();

/** Returns a filter that finds documents whose period overlaps the chosen period. */
function coversFilter(label: string): FilterKind<PeriodValue> {
  const days = periodFilter({ label, field: 'period' });
  return {
    ...days,
    conditions: (value, now) =>
      days.conditions(value, now).map((condition) => ({
        ...condition,
        field: condition.operation === 'GE' ? 'period.endDate' : 'period.startDate',
      })),
  };
}

/** Filters, views and sorting of a seller's documents, and their parameters in the address. */
export const documentsQuery = defineRegistryQuery({
  id: 'seller-documents',
  operation: 'findSellerDocuments',
  sorts: ['name', 'type', 'period.startDate', 'date', 'status.name'],
  sort: { id: 'date', direction: 'desc' },
  sortThen: [{ id: 'number', direction: 'asc' }],
  filters: {
    search: searchFilter({
      label: 'Номер или название',
      fields: ['number', { field: 'name', looks: 'name' }],
    }),
    period: coversFilter('Период'),
    date: periodFilter({ label: 'Дата документа', field: 'date', isPast: true }),
    status: choicesFilter({
      label: 'Статус',
      field: 'status.name',
      options: statusOptions(sellerDocumentStatuses),
    }),
    // Only the views set this filter: the page has no control for it.
    type: choicesFilter({ field: 'type' }),
  },
  views: [
    { id: 'all', label: 'Все', filters: {} },
    { id: 'agreements', label: 'Договоры', filters: { type: ['AGREEMENT'] } },
    { id: 'certificates', label: 'Сертификаты', filters: { type: ['CERTIFICATE'] } },
    { id: 'bills', label: 'Акты и счета', filters: { type: ['ACT', 'INVOICE'] } },
  ],
});

/** Loads the registry page that the address names. */
export const load = loadRegistry(documentsQuery, (searchRequest) =>
  sellerApi.util.prefetch('findSellerDocuments', { searchRequest }, PREFETCH),
);
