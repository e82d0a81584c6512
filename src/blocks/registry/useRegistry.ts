import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { optionalCall } from '../../api/baseQuery';
import { FRESH } from '../../api/cache/freshness';
import type { SearchRequest } from '../../api/endpoints/user';
import { useMissingCall } from '../../shell/outage/useMissingCall';
import {
  useBackoffPolling,
  type PolledAnswer,
  type PollingOptions,
} from '../polling/useBackoffPolling';
import { linkedRow, missingRow, type LinkedRow, type RecordAnswer } from './linkedRow';
import {
  type RegistryAnswer,
  type RegistryPage,
  shownPage,
  type Keyed,
  useMappedAnswer,
} from './registryAnswer';
import type { FilterKinds, FilterOption } from './registryFilters';
import { spelledRequests } from './otherSpellings';
import type { RegistryQuery } from './registryQuery';
import {
  pagesOf,
  useFetchRows,
  type FetchPage,
  type FetchRows,
  type InitiateSearch,
} from './useFetchPage';
import { useRegistryView, type RegistryView } from './useRegistryView';

/** Options by name of the filter, if only the server knows them; null hides the filter's control. */
export type FilterOptions<Filters extends FilterKinds> = {
  readonly [Name in keyof Filters]?: readonly FilterOption[] | null;
};

/** Returns the filters with the options that the screen has provided. */
export function withOptions<Filters extends FilterKinds>(
  filters: FilterKinds,
  options: FilterOptions<Filters> = {},
): FilterKinds {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => {
      const own = options[name];
      if (own === undefined) return [name, filter];
      return [name, own === null ? { ...filter, label: undefined } : { ...filter, options: own }];
    }),
  );
}

/** The fields of a search result that a registry reads. */
type FoundState<Row> = Omit<RegistryAnswer<Row>, 'refetch'> &
  PolledAnswer & { isUninitialized?: boolean };

export type FindOptions = PollingOptions & { skip: boolean; refetchOnMountOrArgChange: number };

interface FoundPartProps {
  request: SearchRequest;
  skip?: boolean;
  children: (answer: RegistryAnswer<unknown>) => ReactNode;
}

/** Component that makes an additional search, as an optional call (`optionalCall`), and renders its result. */
export type FoundPart = ComponentType<FoundPartProps>;

interface RecordEndpoint<Row> {
  useQuery: (arg: { id: string }, options: { skip: boolean }) => RecordAnswer<Row>;
}

/** Describes a registry of the server: its requests, its endpoints and the conversion of its rows. */
interface RegistryDescription<Filters extends FilterKinds, Arg extends object, Row, Shown> {
  query: RegistryQuery<Filters>;
  arg: (request: SearchRequest) => Arg;
  /**
   * The endpoint of the search in RTK Query; without `initiate` the found rows cannot be exported.
   */
  find: {
    useQuery: (
      arg: Arg,
      options: FindOptions & { selectFromResult?: (result: FoundState<Row>) => FoundState<Row> },
    ) => RegistryAnswer<Row> & PolledAnswer;
    initiate?: InitiateSearch<Arg, Row>;
  };
  /** The endpoint of a single record, if the contract has one. It fetches a row of another page. */
  get?: RecordEndpoint<Row>;
  show: (row: Row) => Shown;
  /**
   * Polls while a row of the page is expected to change; `firstMs` is the first interval in milliseconds.
   */
  polling?: { isMoving: (row: Shown) => boolean; firstMs: number };
}

/** Result of the hook that `defineRegistry` returns; pass it to `RegistryScreen`. */
export interface Registry<Filters extends FilterKinds, Row> {
  query: RegistryQuery<Filters>;
  view: RegistryView<Filters>;
  answer: RegistryAnswer<Row>;
  /** Fetches any page of this search, so that all its rows can be exported. */
  fetchPage?: FetchPage<Row> | undefined;
  /** Fetches a page of any search of this registry. */
  fetchRows?: FetchRows<Row> | undefined;
  /** The row that the address names, loaded separately; undefined if the contract has no call for one record. */
  elsewhere?: LinkedRow<Row> | undefined;
  options?: FilterOptions<Filters> | undefined;
  /** The other spelling of the searched text that found the rows; undefined if the typed text found them. */
  meant?: string | undefined;
  /** The request that found the rows; it contains the other spelling of the text if that one was used. */
  request?: SearchRequest | undefined;
  /** Makes additional searches; undefined if the server lacks the call. */
  FoundPart?: FoundPart | undefined;
}

const noRecord: RecordEndpoint<never> = {
  useQuery: () => ({ isFetching: false, refetch: () => undefined }),
};

/**
 * Returns the hook of a registry, which provides the state in the address, the found page and the linked row. The hook
 * takes the options of filters whose options only the server knows.
 */
export function defineRegistry<
  Filters extends FilterKinds,
  Arg extends object,
  Row,
  Shown extends { id: string },
>({
  query,
  arg,
  find: { useQuery: useFind, initiate },
  get,
  show,
  polling,
}: RegistryDescription<Filters, Arg, Row, Shown>): (
  options?: FilterOptions<Filters>,
) => Registry<Filters, Keyed<Shown>> {
  const { useQuery: useGet } = get ?? noRecord;
  const search =
    initiate &&
    ((request: SearchRequest) => initiate(optionalCall(arg(request)), { forceRefetch: true }));

  const showPage = (page: RegistryPage<Row>) => shownPage(page, show);

  // An uninitialized query counts as fetching, because its request is about to start.
  const selectFromResult = ({
    data,
    currentData,
    error,
    isFetching,
    isUninitialized = false,
    fulfilledTimeStamp,
    startedTimeStamp,
  }: FoundState<Row>): FoundState<Row> => ({
    data,
    currentData,
    error,
    isFetching: isFetching || isUninitialized,
    fulfilledTimeStamp,
    ...(polling && { startedTimeStamp }),
  });

  function FoundPart({ request, skip = false, children }: FoundPartProps) {
    return children(useFind(optionalCall(arg(request)), { ...FRESH, skip }));
  }

  return function useRegistry(options) {
    const view = useRegistryView(query);
    const { options: pollingOptions, onAnswer } = useBackoffPolling(polling?.firstMs ?? 0);
    const { skip, answerOf } = useMissingCall(query.operation);
    const spellings = useMemo(() => spelledRequests(query, view), [view]);
    // A change of page or sort order keeps the spelling that found the rows.
    const wanted = JSON.stringify(view.request.filters);
    const [tried, setTried] = useState({ wanted, count: 0 });
    const count = tried.wanted === wanted ? tried.count : 0;
    // If no spelling has found rows, the typed text is used again.
    const { request, meant } = spellings[count] ?? { request: view.request };
    const isTry = count > 0 && count < spellings.length;
    const findOptions = { ...FRESH, skip, ...pollingOptions, selectFromResult };
    const found = useFind(isTry ? optionalCall(arg(request)) : arg(request), findOptions);
    const { currentData } = found;
    const hasFailed = isTry && found.error !== undefined;
    const isNothing = !found.isFetching && (hasFailed || currentData?.totalElements === 0);
    if (isNothing && spellings.length > 1 && count < spellings.length) {
      setTried({ wanted, count: count + 1 });
    }
    const answer = useMappedAnswer(answerOf(found), showPage);
    if (polling) {
      onAnswer(answer.data?.content.some((row) => polling.isMoving(row)) ?? false, found);
    }
    const missing = missingRow(view, answer);
    const record = useGet({ id: missing ?? '' }, { skip: missing === null });
    const fetchRows = useFetchRows(search, show);
    return {
      fetchPage: pagesOf(fetchRows, request),
      fetchRows,
      query,
      view,
      answer,
      elsewhere: get && linkedRow(missing, record, show),
      options,
      request,
      FoundPart: skip ? undefined : FoundPart,
      meant: currentData && !isNothing ? meant : undefined,
    };
  };
}
