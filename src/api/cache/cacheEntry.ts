import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { fieldsOf } from '../../lib/fieldsOf';

/**
 * Returns the cache entry of a query; empty for a mutation. A base query knows the key of its entry but not its
 * argument, so it cannot use `endpoint.select(arg)`.
 */
export function cacheEntryOf({ getState, queryCacheKey = '' }: BaseQueryApi) {
  const { queries } = fieldsOf(fieldsOf(getState())['cabinetApi']);
  return fieldsOf(fieldsOf(queries)[queryCacheKey]);
}
