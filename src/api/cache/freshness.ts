/**
 * Seconds during which an answer is not requested again. A page starts its calls while its code is loading, and its
 * component repeats them a moment later: both count as one call. A later visit gets a new answer.
 */
export const FRESH_SECONDS = 3;

/** Options of `api.util.prefetch` for the first calls of a route, a tab or a section. */
export const PREFETCH = { ifOlderThan: FRESH_SECONDS } as const;

/** Options of a query hook that may use a prefetched answer. */
export const FRESH = { refetchOnMountOrArgChange: FRESH_SECONDS } as const;

/** Options of `initiate` for a thunk that needs a fresh answer without a subscription. */
export const REFETCH = { forceRefetch: true, subscribe: false } as const;
