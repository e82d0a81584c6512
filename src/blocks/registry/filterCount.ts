import type { SearchRequest } from '../../api/endpoints/user';
import type { FilterKinds } from './registryFilters';
import { searchFiltersOf, type RegistryQuery } from './registryQuery';
import type { FoundPart, Registry } from './useRegistry';

/** Values of filters by name; null for one that is taken away. */
export type FilterDraft = Readonly<Record<string, unknown>>;

/** How many rows filters would find that are not in force yet. */
export interface FilterCount {
  /** Rows that are found now; undefined as long as that is not known. */
  total: number | undefined;
  requestOf: (filters: FilterDraft) => SearchRequest;
  /** Undefined where the server does not have the call. */
  FoundPart: FoundPart | undefined;
}

/** The registry's own search with other filters, and with the spelling by which its rows were found. */
export function filterCountOf<Row, Filters extends FilterKinds>(
  {
    query,
    view: { view, request },
    meant,
    FoundPart,
  }: Pick<Registry<Filters, Row>, 'query' | 'view' | 'meant' | 'FoundPart'>,
  total: number | undefined,
): FilterCount {
  const plain: RegistryQuery = query;
  const name = Object.keys(plain.filters).find((one) => plain.filters[one]?.kind === 'search');
  const spelled = meant === undefined || name === undefined ? {} : { [name]: meant };
  return {
    total,
    FoundPart,
    requestOf: (filters) => ({
      ...request,
      pageNumber: 0,
      pageSize: 1,
      filters: searchFiltersOf(plain, { view, filters: { ...filters, ...spelled } }),
    }),
  };
}
