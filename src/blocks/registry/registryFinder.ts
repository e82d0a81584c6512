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

/** Maximum number of spellings for a text, because the palette searches several registries at once. */
const MOST_SPELLINGS = 3;

/** Options that make the request even if the cache has its result. */
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
  /** Field of the API that contains the row's number; a number may begin with letters. */
  number: string;
  /** Additional query string of the registry's address: `?tab=claims`. */
  place?: string;
  /** The search, made as an optional call (`optionalCall`), because the palette itself shows a failure. */
  search: Search<Row>;
  /**
   * Converts a row to a result of the palette. Its title is the row's number: the registry searches for it and opens
   * the row's panel.
   */
  show: (row: Row) => Omit<FoundRow, 'to'>;
}

/** Creates a finder that searches a registry's rows for the palette, with the registry's own search. */
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
      // If no spelling finds rows, searches in the number too, because a number may consist of letters. The registry's
      // page searches such text in names only, so it cannot list the rows found here.
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
