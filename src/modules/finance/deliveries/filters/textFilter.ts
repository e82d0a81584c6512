import { searchFilter, type FilterKind } from '../../../../shell/registry/registryFilters';
import type { SearchField } from '../../../../shell/registry/searchedField';

/** A text that a field contains, typed in the panel of filters, beside the search in the bar. */
export function textFilter(fields: readonly SearchField[]): FilterKind<string> {
  return { ...searchFilter({ fields }), kind: 'choice' };
}
