import { searchFilter, type FilterKind } from './registryFilters';
import type { SearchField } from './searchedField';

/** A text that a field contains, typed in the panel of filters, beside the search in the bar. */
export function textFilter(fields: readonly SearchField[]): FilterKind<string> {
  return { ...searchFilter({ fields }), kind: 'choice' };
}
