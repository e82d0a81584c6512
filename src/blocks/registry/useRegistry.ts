import { useMemo, useState } from 'react';
import { asPart } from '../../api/baseQuery';
import { FRESH } from '../../api/cache/freshness';
import type { SearchRequest } from '../../api/endpoints/user';
import { useMissingCall } from '../../shell/outage/useMissingCall';
import { useBackoffPolling, type PollingOptions } from '../polling/useBackoffPolling';
import { linkedRow, missingRow, type LinkedRow, type RecordAnswer } from './linkedRow';
import type { RegistryAnswer } from './registryAnswer';
import type { FilterKinds, FilterOption } from './registryFilters';
import { spelledRequests } from './otherSpellings';
import type { RegistryQuery } from './registryQuery';
import { shownPage, type Keyed } from './shownPage';
import {
  pagesOf,
  useFetchRows,
  type FetchPage,
  type FetchRows,
  type InitiateSearch,
} from './useFetchPage';
import { useRegistryView, type RegistryView } from './useRegistryView';

/** Options of values that only the server knows, by filter; null takes its control away. */
export type FilterOptions<Filters extends FilterKinds> = {
  readonly [Name in keyof Filters]?: readonly FilterOption[] | null;
};

/** The filters with the options that the screen knows. */
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

/** Options for the hook of a registry's search. */
export type FindOptions = PollingOptions & { skip: boolean; refetchOnMountOrArgChange: number };

/** Asks for other rows than those of the page, which stands without them (`asPart`). */
export type FindPart = (request: SearchRequest, options: FindOptions) => RegistryAnswer<unknown>;

/** A registry of the server, described once: what it is asked for, by which hooks, how a row is shown. */
interface RegistryDescription<Filters extends FilterKinds, Arg extends object, Row, Shown> {
  query: RegistryQuery<Filters>;
  /** The argument of the search's endpoint. */
  arg: (request: SearchRequest) => Arg;
  /** RTK Query's hook of that endpoint, which gets the options as they are. */
  useFind: (arg: Arg, options: FindOptions) => RegistryAnswer<Row>;
  /** RTK Query's hook of one record, where the contract has it: finds a row of another page. */
  useGet?: (arg: { id: string }, options: { skip: boolean }) => RecordAnswer<Row>;
  /** `initiate` of that endpoint, for an export of everything that is found. */
  initiate?: InitiateSearch<Arg, Row>;
  /** Reads a row. */
  show: (row: Row) => Shown;
  /** Asks again by itself while a row of the page is expected to change; `firstMs` milliseconds at first. */
  polling?: { isMoving: (row: Shown) => boolean; firstMs: number };
}

/** Types a description where it is written, outside of components; the value is passed through. */
export function defineRegistry<
  Filters extends FilterKinds,
  Arg extends object,
  Row,
  Shown extends { id: string },
>(
  description: RegistryDescription<Filters, Arg, Row, Shown>,
): RegistryDescription<Filters, Arg, Row, Shown> {
  return description;
}

/** A registry as `RegistryScreen` takes it: made by `useRegistry`, and spread into the screen. */
export interface Registry<Filters extends FilterKinds, Row> {
  query: RegistryQuery<Filters>;
  view: RegistryView<Filters>;
  answer: RegistryAnswer<Row>;
  /** The same function in every render: with another one all rows are placed anew. */
  keyOf: (row: Row) => string;
  /** Gets any page of this search, so that all of its rows can be saved as a file. */
  fetchPage?: FetchPage<Row> | undefined;
  /** Gets a page of any search of this registry, beside the one that is shown. */
  fetchRows?: FetchRows<Row> | undefined;
  /** The row that the address names, from a call of its own; undefined where there is no such call. */
  elsewhere?: LinkedRow<Row> | undefined;
  options?: FilterOptions<Filters> | undefined;
  /** The other spelling of the searched text that the rows were found by. */
  meant?: string | undefined;
  /** What the rows are found by: with the other spelling of the searched text, where that was meant. */
  request?: SearchRequest | undefined;
  /** For what has to be asked besides the page; undefined where the server does not have the call. */
  findPart?: FindPart | undefined;
}

/** The search of a registry for what its page can do without. */
const partOf =
  <Arg extends object>(registry: {
    arg: (request: SearchRequest) => Arg;
    useFind: (arg: Arg, options: FindOptions) => RegistryAnswer<unknown>;
  }): FindPart =>
  (request, options) => {
    const { arg, useFind: find } = registry;
    return find(asPart(arg(request)), options);
  };

const keyOf = ({ key }: { key: string }) => key;
const noRecord = (): RecordAnswer<never> => ({ isFetching: false, refetch: () => undefined });

/**
 * A registry of the server: its view in the address, the page found for it, and the linked row.
 *
 * @param options of filters whose values only the server knows
 */
export function useRegistry<
  Filters extends FilterKinds,
  Arg extends object,
  Row,
  Shown extends { id: string },
>(
  description: RegistryDescription<Filters, Arg, Row, Shown>,
  options?: FilterOptions<Filters>,
): Registry<Filters, Keyed<Shown>> {
  // The hooks are the same in every render, as the description is.
  const { query, arg, useFind: find, useGet: get, initiate, show, polling } = description;
  const view = useRegistryView(query);
  const { options: pollingOptions, onAnswer } = useBackoffPolling(polling?.firstMs ?? 0);
  const { skip, answerOf } = useMissingCall(query.operation);
  const spellings = useMemo(() => spelledRequests(query, view), [query, view]);
  // Another page or order of the same search goes on with the spelling that was found.
  const wanted = JSON.stringify(view.request.filters);
  const [tried, setTried] = useState({ wanted, count: 0 });
  const count = tried.wanted === wanted ? tried.count : 0;
  // After the last spelling the text as it was typed stands again.
  const { request, meant } = spellings[count] ?? { request: view.request };
  const isTry = count > 0 && count < spellings.length;
  const findOptions = { ...FRESH, skip, ...pollingOptions };
  const found = find(isTry ? asPart(arg(request)) : arg(request), findOptions);
  const { data, currentData } = found;
  const hasFailed = isTry && found.error !== undefined;
  const isNothing = !found.isFetching && (hasFailed || currentData?.totalElements === 0);
  if (isNothing && spellings.length > 1 && count < spellings.length) {
    setTried({ wanted, count: count + 1 });
  }
  const shown = useMemo(() => shownPage(data, show), [data, show]);
  const answer = {
    ...answerOf(found),
    data: shown,
    currentData: currentData === data ? shown : undefined,
  };
  if (polling) onAnswer(shown?.content.some((row) => polling.isMoving(row)) ?? false, found);
  const missing = missingRow(view, answer);
  const record = (get ?? noRecord)({ id: missing ?? '' }, { skip: missing === null });
  const elsewhere = get && linkedRow(missing, record, show);
  const search = useMemo(
    () =>
      initiate && ((asked: SearchRequest) => initiate(asPart(arg(asked)), { forceRefetch: true })),
    [initiate, arg],
  );
  const fetchRows = useFetchRows(search, show);
  return {
    fetchPage: pagesOf(fetchRows, request),
    fetchRows,
    query,
    view,
    answer,
    keyOf,
    elsewhere,
    options,
    request,
    findPart: skip ? undefined : partOf(description),
    meant: currentData && !isNothing ? meant : undefined,
  };
}
