import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { errorFromBody, errorWithoutBody, isApiError, isRetryable, type ApiError } from './errors';
import { failuresInPlace } from './failures';
import { FRESH_SECONDS } from './cache/freshness';
import { fieldsOf } from '../lib/fieldsOf';
import type { Shape } from './answers/decode';
import { readAnswer } from './answers/readAnswer';
import { parseBody } from './parseBody';
import { admissionOf } from './speculation';
import { timeLimits } from './timeLimits';
import { REQUEST_HEADERS } from './transport/request';
import type { Transport } from './transport/transport';

/** What every thunk of the store gets as its extra argument. */
export interface ApiExtra {
  transport: Transport;
  /** Loads the page anew; nothing of the old one stays in memory. */
  reload(): void;
}

function isApiExtra(extra: unknown): extra is ApiExtra {
  return typeof extra === 'object' && extra !== null && 'transport' in extra;
}

/** The extra argument of the store. @throws Error where the store was made without one. */
export function extraOf(extra: unknown): ApiExtra {
  if (isApiExtra(extra)) return extra;
  throw new Error('The store was made without a transport');
}

/** One request, with what its answer looks like: generated calls name a shape of the contract. */
export interface CallArgs extends FetchArgs {
  shape?: Shape;
}

/** Options of one endpoint, set in `endpoints/*.ts`. */
export interface EndpointOptions {
  /** What a decoded answer must have besides, or may not keep; throws when the answer is no success. */
  check?(answer: unknown): unknown;
  /**
   * The one status that means success, where the specification names one, also with a body that is no
   * JSON; any 2xx otherwise.
   */
  successStatus?: number;
}

/** What a failed call means; undefined where its status is enough to mean success. */
function toError(
  error: FetchBaseQueryError,
  aborted: boolean,
  successStatus: number | undefined,
): ApiError | undefined {
  if (aborted) return errorWithoutBody('ABORTED');
  switch (error.status) {
    case 'FETCH_ERROR':
      return errorWithoutBody(error.error.startsWith('AbortError') ? 'ABORTED' : 'NETWORK');
    case 'TIMEOUT_ERROR':
      return errorWithoutBody('TIMEOUT');
    case 'PARSING_ERROR':
      if (error.originalStatus === successStatus) return undefined;
      // A proxy's HTML page: the HTTP status decides. A broken 2xx body has none to decide by.
      if (error.originalStatus >= 400) return errorWithoutBody(error.originalStatus);
      break;
    case 'CUSTOM_ERROR':
      break;
  }
  return typeof error.status === 'number'
    ? errorFromBody(error.status, error.data)
    : errorWithoutBody('INVALID_RESPONSE');
}

/** A list or a page with nothing in it. */
function isEmptyList(data: unknown): boolean {
  const { content = data } = fieldsOf(data);
  return Array.isArray(content) && !content.length;
}

/**
 * Some gateways answer 200 and put the failure into the body: `{code: 406, message: ...}`, or the
 * code alone. Then it is a failure if the body is nothing else, or cannot be read as an answer. Who is
 * not verified has no list (specification, section 8): a 406 beside an empty one is a failure too.
 */
function errorInSuccess(body: unknown, answer: Answer | undefined): ApiError | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  const code = Number(body.code);
  if (!(code >= 400 && code < 600)) return null;
  const isExplained = 'message' in body || 'errorMessage' in body;
  const isBare = Object.keys(body).every((field) => field === 'code' || field === 'fieldErrors');
  const isNothing = !answer || (code === 406 && isEmptyList(answer.data));
  return isExplained || isBare || isNothing ? errorFromBody(code, body) : null;
}

/** What the store holds of a question; nothing of a change. */
function heldOf({ getState, queryCacheKey = '' }: BaseQueryApi) {
  const { queries } = fieldsOf(fieldsOf(getState())['cabinetApi']);
  return fieldsOf(fieldsOf(queries)[queryCacheKey]);
}

/**
 * Whether the page cannot stand without this call, so that its 5xx leads to /unavailable (rule C3): a
 * change that the user asked for, or an answer that is not there yet. The calls of `failuresInPlace` and
 * questions marked by `asPart` stay where they are; so does what is read again, by a poll or after a change.
 */
function isNeeded(api: BaseQueryApi): boolean {
  const { data, originalArgs } = heldOf(api);
  const isPart = api.endpoint in failuresInPlace || fieldsOf(originalArgs)['isPart'] === true;
  return !isPart && data === undefined;
}

/** How one call reaches the server. */
function queryOf(
  { transport }: ApiExtra,
  isNeeded: boolean,
  admitted: Promise<boolean> | undefined,
  successStatus: number | undefined,
): ReturnType<typeof fetchBaseQuery> {
  return fetchBaseQuery({
    baseUrl: transport.baseUrl,
    timeout: timeLimits.request,
    credentials: 'omit', // the refresh token's cookie has no business outside of this page
    fetchFn: (request) =>
      transport.fetch(request instanceof Request ? request : new Request(request), {
        isNeeded,
        admitted,
      }),
    prepareHeaders(headers, { arg }) {
      for (const [name, value] of Object.entries(REQUEST_HEADERS)) headers.set(name, value);
      // The browser itself names the boundary of a form with files.
      if (typeof arg === 'object' && arg.body instanceof FormData) headers.delete('Content-Type');
      return headers;
    },
    validateStatus: ({ ok, status }) => (successStatus ? status === successStatus : ok),
    responseHandler: async (response) => parseBody(await response.text()),
  });
}

/** A deletion may be sent when the page is about to go: the browser finishes it. */
function outlivesPage(args: FetchArgs): FetchArgs {
  return args.method === 'DELETE' ? { ...args, keepalive: true } : args;
}

/** A body that could be read. */
interface Answer {
  data: unknown;
}

/** What the shape and the endpoint make of a body; undefined where it cannot be read. */
function readBody(
  body: unknown,
  operation: string,
  shape: Shape | undefined,
  check: EndpointOptions['check'] = (answer) => answer,
): Answer | undefined {
  try {
    return { data: check(shape === undefined ? body : readAnswer(operation, shape, body)) };
  } catch {
    return undefined;
  }
}

/** When a call was refused, in milliseconds since 1970, by the error that the store holds of it. */
const refusedAt = new WeakMap<object, number>();

/**
 * The refusal of the same question a moment ago: a page asks while its code is still coming, and the
 * component that appears asks the same. A question that is forced, «Повторить», is always asked.
 */
function freshRefusal(api: BaseQueryApi): ApiError | undefined {
  if (api.forced !== false) return undefined;
  const { error } = heldOf(api);
  const isFresh =
    isApiError(error) && Date.now() - (refusedAt.get(error) ?? 0) < FRESH_SECONDS * 1000;
  return isFresh ? error : undefined;
}

/** The one way of generated endpoints to the server; every failure becomes one `ApiError`. */
export const baseQuery: BaseQueryFn<CallArgs, unknown, ApiError, EndpointOptions> = async (
  { shape, ...args },
  api,
  endpoint,
) => {
  const refusal = freshRefusal(api);
  if (refusal) return { error: refusal };
  const successStatus = endpoint?.successStatus;
  const ask = queryOf(extraOf(api.extra), isNeeded(api), admissionOf(api), successStatus);
  const { data: body = null, error: failure } = await ask(outlivesPage(args), api, {});
  const failed = failure && toError(failure, api.signal.aborted, successStatus);
  const answer = failed ? undefined : readBody(body, api.endpoint, shape, endpoint?.check);
  const error = failed ?? errorInSuccess(body, answer);
  if (error) {
    if (error.status === 'ABORTED') console.warn(`Запрос ${api.endpoint} отменён`);
    else if (!isRetryable(error)) refusedAt.set(error, Date.now());
    return { error };
  }
  return answer ?? { error: errorWithoutBody('INVALID_RESPONSE') };
};

/**
 * Marks the argument of a query whose page works without the answer, while another page needs the same
 * endpoint: a 5xx then does not lead to /unavailable (like `failuresInPlace`, for one call). It
 * has a cache entry of its own, because the argument is another one.
 */
export function asPart<Arg extends object>(arg: Arg): Arg & { isPart: true } {
  return { ...arg, isPart: true };
}
