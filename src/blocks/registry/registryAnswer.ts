import { useMemo } from 'react';
import type { ListPage } from '../../api/contract';
import { toApiError, type ApiError } from '../../api/errors';

/** Sums over all found rows, in kopeks; each key is the name of a sum. Only the sums that the server sends. */
export type RegistryTotals = Readonly<Partial<Record<string, number>>>;

/** A page of a search, with its sums. */
export interface RegistryPage<Row> extends ListPage<Row> {
  readonly totals?: RegistryTotals;
}

/** The fields that a registry reads of an RTK Query result for a search. */
export interface RegistryAnswer<Row> {
  /** The newest rows; while the next search loads, the rows of the previous one. */
  readonly data?: RegistryPage<Row> | undefined;
  /** The rows of the current search only. */
  readonly currentData?: RegistryPage<Row> | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
  /** Time of the latest response, in milliseconds since 1970. */
  readonly fulfilledTimeStamp?: number | undefined;
}

/** The rows to show, and their state: loading, outdated or failed. */
export interface ShownAnswer<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** True if the rows belong to an earlier search. */
  readonly isStale: boolean;
  /** True if there is nothing to show yet. */
  readonly isLoading: boolean;
  /** Reason for missing or outdated rows. */
  readonly error: ApiError | undefined;
}

/**
 * Returns the current rows, even after a failed reload; rows of the previous search only while the current one loads.
 */
export function shownAnswer<Row>(answer: RegistryAnswer<Row>): ShownAnswer<Row> {
  const { data, currentData: current, error, isFetching } = answer;
  const failed = error !== undefined && error !== null && !isFetching;
  const known = current ?? (failed ? undefined : data);
  // An empty result of an earlier search does not mean that this one is empty.
  const page = known?.content.length === 0 && isFetching && known !== current ? undefined : known;
  return {
    rows: page?.content ?? [],
    total: page?.totalElements ?? 0,
    isStale: page !== undefined && isFetching && page !== current,
    isLoading: page === undefined && !failed,
    error: failed ? toApiError(error) : undefined,
  };
}

/** A row as shown, with a key that is unique on its page. */
export type Keyed<Shown> = Shown & { key: string };

/**
 * Returns a page with its rows converted by `show`. A row with a missing or duplicate id gets a key with its index, so
 * that no row is lost.
 */
export function shownPage<Row, Shown extends { id: string }>(
  page: RegistryPage<Row>,
  show: (row: Row) => Shown,
): RegistryPage<Keyed<Shown>> {
  const known = new Set<string>();
  const content = page.content.map((row, place) => {
    const shown = show(row);
    const isUnique = shown.id !== '' && !known.has(shown.id);
    known.add(shown.id);
    return { ...shown, key: isUnique ? shown.id : `${shown.id}#${place}` };
  });
  return { ...page, content };
}

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
}

/**
 * Returns an RTK Query result with converted data.
 *
 * @param change converts the data; must be stable, because a new function converts it again
 */
export function useMappedAnswer<Data, Changed, Whole extends Answer<Data>>(
  answer: Whole & Answer<Data>,
  change: (data: Data) => Changed,
): Omit<Whole, keyof Answer<Data>> & Answer<Changed> {
  const { data, currentData } = answer;
  const changed = useMemo(() => (data === undefined ? undefined : change(data)), [data, change]);
  return { ...answer, data: changed, currentData: currentData === data ? changed : undefined };
}
