import type { ListPage } from '../../api/contract';
import type { SearchFilter } from '../../api/endpoints/user';
import {
  SHOWN_ROWS,
  type FindContext,
  type Finder,
  type FoundRow,
} from '../../shell/palette/found';
import { spelledRequests } from './otherSpellings';
import { registryStateOf, searchRequestOf, type RegistryQuery } from './registryQuery';
import type { FilterKinds } from './registryFilters';
import { answerOf, type Search } from './useFetchPage';

/** So many spellings of a text are tried: the palette asks several registries at once. */
const MOST_SPELLINGS = 3;

/** What is found is asked for each time. */
export const ANEW = { forceRefetch: true } as const;

/** Asks one search, and gives up with the signal. */
export async function askOnce<Row>(
  { dispatch, signal }: FindContext,
  search: ReturnType<Search<Row>>,
): Promise<ListPage<Row>> {
  const call = dispatch(search);
  const giveUp = () => call.abort();
  signal.addEventListener('abort', giveUp);
  try {
    return await answerOf(dispatch, call);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

interface RegistryFinder<Row, Filters extends FilterKinds> extends Omit<Finder, 'find' | 'all'> {
  query: RegistryQuery<Filters>;
  /** The field of its number: letters alone may be how it begins. */
  number: string;
  /** What the address of the registry says beside the search: `?tab=claims`. */
  place?: string;
  /** As a part of the page (`asPart`): its failure is said in the palette. */
  search: Search<Row>;
  /** A row in short; its number finds it in the registry, where its panel opens. */
  show: (row: Row) => Omit<FoundRow, 'to'>;
}

/** Finds the rows of a registry in the palette, by its own search (rule K3). */
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
      for (const spelled of spelledRequests(query, { ...state, request }).slice(
        0,
        MOST_SPELLINGS,
      )) {
        page = await askOnce(context, search(spelled.request));
        if (page.content.length > 0 || context.signal.aborted) break;
      }
      // What the registry itself would look for in names only: its page could not show it.
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
