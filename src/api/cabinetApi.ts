import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi, retry, type QueryCacheKey } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** Kinds of data: an answer names those that it holds, a change those that it made stale. */
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
 * The one api of the cabinet. Generated files inject its endpoints, `endpoints/<tag>.ts` adds what
 * the generator can't express; other code imports from there.
 */
export const cabinetApi = createApi({
  reducerPath: 'cabinetApi',
  // Only questions with `ASKED_AGAIN` are asked again.
  baseQuery: retry(baseQuery, { maxRetries: 0 }),
  tagTypes: TAG_TYPES,
  // A hung call must not hold every invalidation back.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** RTK Query gives the key of a call as a plain text, and takes it back as a type of its own. */
function isCacheKey(key: string): key is string & QueryCacheKey {
  return key !== '';
}

/**
 * Thunk: removes the answer to a call from the cache; a pending one will not enter it. RTK Query has no
 * public means for one entry: `keepUnusedDataFor` and tags hold for all calls of an endpoint, and an
 * aborted call writes its failure over a value that was just stored.
 */
export function forgetAnswer(
  queryCacheKey: string,
): ThunkAction<void, unknown, unknown, UnknownAction> {
  return (dispatch) => {
    if (!isCacheKey(queryCacheKey)) return;
    dispatch(cabinetApi.internalActions.removeQueryResult({ queryCacheKey }));
  };
}
