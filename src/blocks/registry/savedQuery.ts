import type { FilterKinds, FilterValues } from './registryFilters';
import { registryParams, type RegistryQuery, type RegistryState } from './registryQuery';

// The searched text may be a person's name, and a saved view stays on the device.
function withoutSearch<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  filters: FilterValues<Filters>,
): FilterValues<Filters>;
function withoutSearch(query: RegistryQuery, filters: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => query.filters[name]?.kind !== 'search'),
  );
}

/** The query of an address that a saved view keeps: filters, order and size, no searched text. */
export function savedQueryOf<Filters extends FilterKinds>(
  query: RegistryQuery<Filters>,
  state: RegistryState<Filters>,
): string {
  const { view, filters, sort, size } = state;
  return registryParams(query, new URLSearchParams(), {
    view,
    filters: withoutSearch(query, filters),
    sort,
    size,
    page: 0,
    row: null,
  }).toString();
}
