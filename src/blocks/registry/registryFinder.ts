import type { ListPage } from '../../api/contract';
import type { SearchFilter } from '../../api/endpoints/user';
import {
  SHOWN_ROWS,
  type FindContext,
  type Finder,
  type FoundRow,
} from '../../shell/palette/search';
import { spelledRequests } from './otherSpellings';
import { registryStateOf, searchRequestOf, type RegistryQuery } from './registryQuery';
import type { FilterKinds } from './registryFilters';
import { fetchUncached, type Search } from './useFetchPage';

/** Maximum number of spellings for a text: the palette searches several registries at once. */
const MOST_SPELLINGS = 3;

/** Options that skip the cache. */
export const FORCE_REFETCH = { forceRefetch: true } as const;

/** Runs one search; the signal aborts it. */
export async function askOnce<Row>(
  { dispatch, signal }: FindContext,
  search: ReturnType<Search<Row>>,
): Promise<ListPage<Row>> {
  const call = dispatch(search);
  const giveUp = () => call.abort();
  signal.addEventListener('abort', giveUp);
  try {
    return await fetchUncached(dispatch, call);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

interface RegistryFinder<Row, Filters extends FilterKinds> extends Omit<Finder, 'find' | 'all'> {
  query: RegistryQuery<Filters>;
  /** Field of the row's number. The number may begin with letters. */
  number: string;
  /** Part of the registry's address beside the search: `?tab=claims`. */
  place?: string;
  /** The search, as an optional part of the page (`optionalCall`): the palette itself shows a failure. */
  search: Search<Row>;
  /**
   * Returns a short form of a row. Its number finds the row in the registry, and the registry opens the row's panel.
   */
  show: (row: Row) => Omit<FoundRow, 'to'>;
}

/** Finds the rows of a registry in the palette, by the registry's own search. */
export function registryFinder<Row, Filters extends FilterKinds>({
  query,
  number,
  place = '',
  search,
  show,
  ...look
}: RegistryFinder<Row, Filters>): Finder {
  const paramsOf = (text: string) => {
    const params = new URLSearchParams(place);
    params.set('search', text);
    return params;
  };
  const addressOf = (params: URLSearchParams) => `${look.page}?${params}`;
  return {
    ...look,
    all: (text) => addressOf(paramsOf(text)),
    async find(text, context) {
      const read = registryStateOf(query, paramsOf(text));
      const state = { ...read, page: 0, size: SHOWN_ROWS };
      const request = searchRequestOf(query, state);
      let page: ListPage<Row> | undefined;
      const spellings = spelledRequests(query, { ...state, request }).slice(0, MOST_SPELLINGS);
      for (const spelled of spellings) {
        page = await askOnce(context, search(spelled.request));
        if (page.content.length > 0 || context.signal.aborted) break;
      }
      // Letters may also begin a number. The registry's page searches them in names only, so it cannot list these rows.
      const isNumber = page?.content.length === 0 && !/\d/.test(text);
      if (isNumber && !context.signal.aborted) {
        const filters: SearchFilter[] = [{ field: number, value: text, operation: 'LIKE' }];
        page = await askOnce(context, search({ ...request, filters }));
      }
      const rows = (page?.content ?? []).slice(0, SHOWN_ROWS).map((row) => {
        const shown = show(row);
        const rowParams = paramsOf(shown.title);
        rowParams.set('row', shown.id);
        return { ...shown, to: addressOf(rowParams) };
      });
      return { rows, total: isNumber ? rows.length : (page?.totalElements ?? 0) };
    },
  };
}
