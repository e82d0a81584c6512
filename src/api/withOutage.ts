import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { fieldsOf } from '../lib/fieldsOf';
import { cacheEntryOf } from './cache/cacheEntry';
import { extraOf } from './extra';
import { failuresInPlace } from './failures';
import type { AnswerMeta } from './withRefreshThenReplay';

/**
 * Returns true if a 5xx of this call redirects to /unavailable (rule C3), because the page cannot work without it: a
 * mutation, or a query without cached data. False for calls of `failuresInPlace`, for queries marked by `optionalCall`,
 * and for polls and reloads, whose failure the page itself shows.
 */
function isNeeded(api: BaseQueryApi): boolean {
  const { data, originalArgs } = cacheEntryOf(api);
  const isOptional =
    api.endpoint in failuresInPlace || fieldsOf(originalArgs)['isOptional'] === true;
  return !isOptional && data === undefined;
}

/**
 * Base query: reports a 5xx of a required call, so that the page redirects to /unavailable, and a 403, so that the
 * rights reload. Reports nothing for a session that has ended.
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
 * Marks a query as optional for this page, while another page requires the same endpoint. A 5xx then does not redirect
 * to /unavailable, as with `failuresInPlace`. The query gets a separate cache entry, because its argument differs. An
 * option of the endpoint would also affect the other page.
 */
export function optionalCall<Arg extends object>(arg: Arg): Arg & { isOptional: true } {
  return { ...arg, isOptional: true };
}
