import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { cabinetApi } from '../cabinetApi';

/** RTK Query gives the key of a call as a plain text, and takes it back as a type of its own. */
function isCacheKey(key: string): key is string & QueryCacheKey {
  return key !== '';
}

/** Thunk: takes the answer to a call out of the cache, and one that is on its way will not get in. */
export function forgetAnswer(
  queryCacheKey: string,
): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    if (!isCacheKey(queryCacheKey)) return;
    dispatch(cabinetApi.internalActions.removeQueryResult({ queryCacheKey }));
  };
}
