import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi, retry, type QueryCacheKey } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

const TAG_TYPES = [
  'CalendarSum',
  'Claim',
  'Credential',
  'CurrentUser',
  'DebtorOffer',
  'FinanceAgreement',
  'FinanceInvoice',
  'FinanceOffer',
  'FinanceRequest',
  'FinanceRequestForm',
  'FinanceRule',
  'FinancingObject',
  'InsuranceStatus',
  'Order',
  'Organization',
  'PaymentDetails',
  'SellerDocument',
  'SenderInvoice',
  'ServiceHealth',
  'Supply',
  'User',
  'UserRole',
] as const;

export type TagType = (typeof TAG_TYPES)[number];

/**
 * The cabinet's only api. Generated files inject its endpoints, and `endpoints/<tag>.ts` adds settings that the
 * generator cannot express. Other code imports the calls from `endpoints/`.
 */
export const cabinetApi = createApi({
  reducerPath: 'cabinetApi',
  // Only queries with `ASKED_AGAIN` are retried.
  baseQuery: retry(baseQuery, { maxRetries: 0 }),
  tagTypes: TAG_TYPES,
  // Invalidates at once, because the default would wait for all running calls, even for a hanging one.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** Narrows the key of a call: RTK Query returns a string, but accepts a branded type only. */
function isCacheKey(key: string): key is string & QueryCacheKey {
  return key !== '';
}

/**
 * Returns a thunk that removes a call's cache entry; the response of a pending call is then not stored. RTK Query has
 * no public API for one entry: `keepUnusedDataFor` and tags apply to a whole endpoint, and the error of an aborted call
 * would overwrite a value that was stored meanwhile.
 */
export function forgetAnswer(
  queryCacheKey: string,
): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    if (!isCacheKey(queryCacheKey)) return;
    dispatch(cabinetApi.internalActions.removeQueryResult({ queryCacheKey }));
  };
}
