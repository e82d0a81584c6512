import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { cacheEntryOf } from './cache/cacheEntry';
import { FRESH_SECONDS } from './cache/freshness';
import { isApiError, isRetryable, type ApiError } from './errors';

/**
 * Base query: repeats a recent refusal instead of sending the query again. A page starts a query while its code loads,
 * and its component repeats the query a moment later. A forced query («Повторить») is always sent.
 */
export function withRecentRefusal<Args, Options extends object, Meta extends object>(
  query: BaseQueryFn<Args, unknown, ApiError, Options, Meta>,
): BaseQueryFn<Args, unknown, ApiError, Options, Meta> {
  /**
   * Time of each refusal in milliseconds since 1970. The key is the error in the store, so clearing the cache also
   * clears the time.
   */
  const refusedAt = new WeakMap<object, number>();
  return async (args, api, options) => {
    const { error } = cacheEntryOf(api);
    const isRecent =
      isApiError(error) && Date.now() - (refusedAt.get(error) ?? 0) < FRESH_SECONDS * 1000;
    if (isRecent && api.forced === false) return { error };
    const answer = await query(args, api, options);
    if (answer.error && !isRetryable(answer.error)) refusedAt.set(answer.error, Date.now());
    return answer;
  };
}
