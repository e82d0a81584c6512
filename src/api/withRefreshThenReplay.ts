import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { RefreshFailed } from './errors';
import { extraOf } from './extra';
import { refreshThenReplay } from './refreshThenReplay';

/** `FetchArgs` with headers as a record, as in generated calls. */
export interface RequestArgs extends FetchArgs {
  headers?: Record<string, string | undefined>;
}

export type Send = BaseQueryFn<
  RequestArgs,
  unknown,
  FetchBaseQueryError,
  object,
  FetchBaseQueryMeta
>;

/** HTTP status of the final response; undefined if there is none. */
export interface AnswerMeta {
  status: number | undefined;
}

function withBearer(args: RequestArgs, accessToken: string | null): RequestArgs {
  if (accessToken === null) return args;
  return { ...args, headers: { ...args.headers, Authorization: `Bearer ${accessToken}` } };
}

/** Returns the error of a failed refresh or of an ended session, in the format of `fetchBaseQuery`. */
function errorOf(thrown: unknown): FetchBaseQueryError {
  if (thrown instanceof RefreshFailed) return { status: thrown.status, data: thrown.data };
  const isTimeout = thrown instanceof DOMException && thrown.name === 'TimeoutError';
  return { status: isTimeout ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', error: String(thrown) };
}

/** Base query: applies `refreshThenReplay` to every call. */
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
