import { addListener } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { extraOf } from './extra';
import { called, isGuessing, settled } from './speculation';

/**
 * Returns a promise of the guards' decision about a speculative call; undefined for other calls. Must be called before
 * the call's first `await`, because `isGuessing` is true only while the call is dispatched.
 */
function admissionOf({
  getState,
  dispatch,
  queryCacheKey,
}: BaseQueryApi): Promise<boolean> | undefined {
  if (queryCacheKey === undefined || !isGuessing(getState())) return undefined;
  dispatch(called(queryCacheKey));
  return new Promise((resolve) => {
    dispatch(
      addListener({
        actionCreator: settled,
        effect: ({ payload }, { unsubscribe }) => {
          unsubscribe();
          resolve(payload.isRight);
        },
      }),
    );
  });
}

type Query<Args, Options, Meta extends object> = BaseQueryFn<
  Args,
  unknown,
  FetchBaseQueryError,
  Options,
  Meta
>;

/**
 * Base query: sends speculative calls after the required calls, and holds their responses back until the guards have
 * decided. A call that is not admitted fails silently, and its cache entry is removed.
 */
export function withAdmission<Args, Options, Meta extends object>(
  query: Query<Args, Options, Meta>,
): Query<Args, Options, Meta> {
  return async (args, api, options) => {
    const admitted = admissionOf(api);
    if (!admitted) return query(args, api, options);
    try {
      // Required calls go first, because a browser sends only six calls at once over HTTP/1.1.
      await extraOf(api.extra).transport.gate.quiet();
    } catch (error) {
      return { error: { status: 'FETCH_ERROR', error: String(error) } };
    }
    const answer = await query(args, api, options);
    if (await admitted) return answer;
    return { error: { status: 'FETCH_ERROR', error: 'Not admitted' } };
  };
}
