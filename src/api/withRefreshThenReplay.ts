import type {
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { extraOf } from './extra';
import { RefreshFailed, type SessionGate } from './transport/sessionGate';

/** One call, however it is sent. */
interface Call<Answer> {
  url: string;
  signal: AbortSignal;
  send(accessToken: string | null): Promise<Answer>;
  /** HTTP status; undefined where the server has not answered. */
  statusOf(answer: Answer): number | undefined;
}

/**
 * Sends a call with the session's access token: it waits for a refresh that is running, and after an
 * answered 401 it is replayed once with the token of one refresh for all calls. A call is never repeated
 * after a time-out, a lost connection or a 5xx (src/session/README.md, rules S4 to S14).
 *
 * @throws RefreshFailed where the session stays and its refresh has failed
 */
export async function refreshThenReplay<Answer>(
  gate: SessionGate,
  { url, signal, send, statusOf }: Call<Answer>,
): Promise<Answer> {
  if (gate.isPublic(url)) {
    const answer = await send(null);
    gate.publicAnswered(statusOf(answer) ?? 500);
    return answer;
  }
  const session = gate.session();
  const accessToken = await gate.tokenToSend(signal);
  session.throwIfAborted();
  const answer = await send(accessToken);
  if (statusOf(answer) !== 401 || session.aborted) return answer;
  const newToken = await gate.tokenToReplay(accessToken, signal);
  if (newToken === null) return answer;
  session.throwIfAborted();
  return send(newToken);
}

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
