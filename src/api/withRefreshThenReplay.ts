import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { RefreshFailed } from './errors';
import { extraOf } from './extra';
import { refreshThenReplay } from './refreshThenReplay';

/** `FetchArgs` whose headers are a record, as generated calls have them. */
export interface RequestArgs extends FetchArgs {
  headers?: Record<string, string | undefined>;
}

/** Sends one request as it is: `fetchBaseQuery`. */
export type Send = BaseQueryFn<
  RequestArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

/** HTTP status of the answer that counts; undefined where the server has not answered. */
export interface AnswerMeta {
  status: number | undefined;
}

function withBearer(args: RequestArgs, accessToken: string | null): RequestArgs {
  if (accessToken === null) return args;
  return { ...args, headers: { ...args.headers, Authorization: `Bearer ${accessToken}` } };
}

/** A refresh that failed, or a session that ended, in the words of `fetchBaseQuery`. */
function errorOf(thrown: unknown): FetchBaseQueryError {
  if (thrown instanceof RefreshFailed) return { status: thrown.status, data: thrown.data };
  const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  return { status: isTimeout ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error: String(thrown) };
}

/** Base query: `refreshThenReplay` of every call. */
export function withRefreshThenReplay(
  send: Send,
): BaseQueryFn<RequestArgs, unknown, FetchBaseQueryError, object, AnswerMeta> {
  return async (args, api, options) => {
    const { gate, baseUrl } = extraOf(api.extra).transport;
    try {
      const { meta, ...answer } = await refreshThenReplay(gate, {
        url: `${baseUrl}${args.url}`,
        signal: api.signal,
        send: async (accessToken) => send(withBearer(args, accessToken), api, options),
        statusOf: (one) => one.meta?.response?.status,
      });
      return { ...answer, meta: { status: meta?.response?.status } };
    } catch (thrown) {
      const status = thrown instanceof RefreshFailed ? thrown.status : undefined;
      return { error: errorOf(thrown), meta: { status } };
    }
  };
}
