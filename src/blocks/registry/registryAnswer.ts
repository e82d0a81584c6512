import { useMemo } from 'react';
import type { ListPage } from '../../api/contract';
import { toApiError, type ApiError } from '../../api/errors';

/** Sums of everything found, kopeks by field, of those that the server tells. */
export type RegistryTotals = Readonly<Partial<Record<string, number>>>;

/** A page of a search, with its sums. */
export interface RegistryPage<Row> extends ListPage<Row> {
  readonly totals?: RegistryTotals;
}

/** What RTK Query's hook of a search gives; it is passed on as it is. */
export interface RegistryAnswer<Row> {
  /** The newest rows, of an earlier search while the next is under way. */
  readonly data?: RegistryPage<Row> | undefined;
  /** The rows of this very search. */
  readonly currentData?: RegistryPage<Row> | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
  /** Milliseconds of the epoch. */
  readonly fulfilledTimeStamp?: number | undefined;
}

/** What of an answer is to be shown. */
export interface ShownAnswer<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The rows are of an earlier search. */
  readonly isStale: boolean;
  /** There is nothing to show yet. */
  readonly isLoading: boolean;
  /** Why there are no rows, or no newer ones. */
  readonly error: ApiError | undefined;
}

/** The newest rows that an answer has: those of an earlier search only until this one has failed. */
export function shownAnswer<Row>(answer: RegistryAnswer<Row>): ShownAnswer<Row> {
  const { data, currentData: current, error, isFetching } = answer;
  const failed = error !== undefined && error !== null && !isFetching;
  const known = current ?? (failed ? undefined : data);
  // That an earlier search found nothing says nothing of this one.
  const page = known?.content.length === 0 && isFetching && known !== current ? undefined : known;
  return {
    rows: page?.content ?? [],
    total: page?.totalElements ?? 0,
    isStale: page !== undefined && isFetching && page !== current,
    isLoading: page === undefined && !failed,
    error: failed ? toApiError(error) : undefined,
  };
}

/** A row as it is shown, with a key that no other row of its page has. */
export type Keyed<Shown> = Shown & { key: string };

/**
 * A page with its rows as they are shown. A row with the id of an earlier one gets a key by its place, so
 * that a careless server takes no row away.
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
 * An answer of RTK Query with its data changed.
 *
 * @param change the same function in every render, while it changes the same
 */
export function useMappedAnswer<Data, Changed, Whole extends Answer<Data>>(
  answer: Whole & Answer<Data>,
  change: (data: Data) => Changed,
): Omit<Whole, keyof Answer<Data>> & Answer<Changed> {
  const { data, currentData } = answer;
  const changed = useMemo(() => (data === undefined ? undefined : change(data)), [data, change]);
  return { ...answer, data: changed, currentData: currentData === data ? changed : undefined };
}
