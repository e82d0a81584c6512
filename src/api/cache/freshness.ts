/**
 * Seconds during which a response is not requested again. A page starts its calls while its code loads, and its
 * component repeats them a moment later; the response of the first call serves both. A later visit loads new data.
 */
export const FRESH_SECONDS = 3;

/** Options of `api.util.prefetch` for the first calls of a route, a tab or a section. */
export const PREFETCH = { ifOlderThan: FRESH_SECONDS } as const;

/** Options of a query hook that may use a prefetched response. */
export const FRESH = { refetchOnMountOrArgChange: FRESH_SECONDS } as const;

/** Options of `initiate` for a thunk that needs a fresh response without a subscription. */
export const REFETCH = { forceRefetch: true, subscribe: false } as const;
