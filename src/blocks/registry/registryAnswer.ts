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
  /** The rows of this very search; without it `data` counts as such. */
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
  const { data, error, isFetching } = answer;
  const hasCurrent = 'currentData' in answer;
  const current = hasCurrent ? answer.currentData : data;
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
