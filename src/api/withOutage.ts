import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { fieldsOf } from '../lib/fieldsOf';
import { cacheEntryOf } from './cache/cacheEntry';
import { extraOf } from './extra';
import { failuresInPlace } from './failures';
import type { AnswerMeta } from './withRefreshThenReplay';

/**
 * Returns whether the page fails without this call, so that a 5xx redirects to /unavailable (rule C3). True for a
 * user's change, and for an answer that is not cached yet. False for calls of `failuresInPlace`, queries marked by
 * `optionalCall`, polls and reloads: the page itself shows their failures.
 */
function isNeeded(api: BaseQueryApi): boolean {
  const { data, originalArgs } = cacheEntryOf(api);
  const isOptional =
    api.endpoint in failuresInPlace || fieldsOf(originalArgs)['isOptional'] === true;
  return !isOptional && data === undefined;
}

/**
 * Base query: reports a 5xx of a required call, so that the page redirects to /unavailable, and a 403, so that the
 * rights reload. A late answer for an ended session reports nothing.
 */
export function withOutage<Args, Failure, Options extends object>(
  query: BaseQueryFn<Args, unknown, Failure, Options, AnswerMeta>,
): BaseQueryFn<Args, unknown, Failure, Options, AnswerMeta> {
  return async (args, api, options) => {
    const { transport } = extraOf(api.extra);
    const session = transport.gate.session();
    const needed = isNeeded(api);
    const answer = await query(args, api, options);
    const status = answer.meta?.status;
    if (status !== undefined && !session.aborted) transport.report(status, needed);
    return answer;
  };
}

/**
 * Marks the argument of a query whose page works without the answer, while another page needs the same endpoint: a 5xx
 * then does not redirect to /unavailable (like `failuresInPlace`, for one call). It has its own cache entry, because
 * the argument differs. An option of the endpoint would also affect the page that needs the answer.
 */
export function optionalCall<Arg extends object>(arg: Arg): Arg & { isOptional: true } {
  return { ...arg, isOptional: true };
}
