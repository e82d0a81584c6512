/**
 * Seconds for which an answer needs no second call. A page starts its calls while its code is loading, and
 * the component that appears a moment later asks the same: that is one call. A customer who returns later
 * gets a new answer.
 */
export const FRESH_SECONDS = 3;

/** Options of `api.util.prefetch` for the calls that a route, a tab or a section starts with. */
export const PREFETCH = { ifOlderThan: FRESH_SECONDS } as const;

/** Options of a query's hook that may find a prefetched answer. */
export const FRESH = { refetchOnMountOrArgChange: FRESH_SECONDS } as const;

/** Options of `initiate` for a thunk that needs the server's word now and keeps no subscription. */
export const REFETCH = { forceRefetch: true, subscribe: false } as const;
