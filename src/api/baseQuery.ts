import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { errorFromBody, errorWithoutBody, type ApiError } from './errors';
import { REQUEST_HEADERS } from './transport/requestHeaders';
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

function extraOf(extra: unknown): ApiExtra {
  if (isApiExtra(extra)) return extra;
  throw new Error('The store was made without a transport');
}

/** Options of one endpoint, set in `endpoints/*.ts`. */
export interface EndpointOptions {
  /** Reads the body into the shape the screens use; throws when it cannot be read. */
  read?(body: unknown): unknown;
  /** The one status that means success, where the specification names one; any 2xx otherwise. */
  successStatus?: number;
}

/** Request time-out (specification, section 9). */
export const REQUEST_TIMEOUT_MS = 300_000;

function toError(error: FetchBaseQueryError, aborted: boolean): ApiError {
  if (aborted) return errorWithoutBody('ABORTED');
  switch (error.status) {
    case 'PARSING_ERROR':
      // A proxy's HTML page: the HTTP status decides. A broken 2xx body has none to decide by.
      return errorWithoutBody(
        error.originalStatus >= 400 ? error.originalStatus : 'INVALID_RESPONSE',
      );
    case 'FETCH_ERROR':
      return errorWithoutBody(error.error.startsWith('AbortError') ? 'ABORTED' : 'NETWORK');
    case 'TIMEOUT_ERROR':
      return errorWithoutBody('TIMEOUT');
    case 'CUSTOM_ERROR':
      return errorWithoutBody('INVALID_RESPONSE');
    default:
      return errorFromBody(error.status, error.data);
  }
}

/** Some gateways answer 200 and put the failure into the body: `{code: 406, message: ...}`. */
function errorInSuccess(body: unknown): ApiError | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  const code = Number(body.code);
  const explained = 'message' in body || 'errorMessage' in body;
  return explained && code >= 400 && code < 600 ? errorFromBody(code, body) : null;
}

/** `__proto__` in any JSON pollutes nothing: such a key never becomes a property. */
function parseSafely(body: string): unknown {
  if (body === '') return null;
  return body.includes('__proto__')
    ? JSON.parse(body, (key, value: unknown) => (key === '__proto__' ? undefined : value))
    : JSON.parse(body);
}

/** The one way of generated endpoints to the server; every failure becomes one `ApiError`. */
export const baseQuery: BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  EndpointOptions
> = async (args, api, endpoint) => {
  const { transport } = extraOf(api.extra);
  const query = fetchBaseQuery({
    baseUrl: transport.baseUrl,
    timeout: REQUEST_TIMEOUT_MS,
    credentials: 'omit', // the refresh token's cookie has no business outside of this page
    fetchFn: (request) =>
      transport.fetch(request instanceof Request ? request : new Request(request)),
    prepareHeaders(headers, { arg }) {
      for (const [name, value] of Object.entries(REQUEST_HEADERS)) headers.set(name, value);
      // The browser itself names the boundary of a form with files.
      if (typeof arg === 'object' && arg.body instanceof FormData) headers.delete('Content-Type');
      return headers;
    },
    responseHandler: async (response) => parseSafely(await response.text()),
  });

  const result = await query(args, api, {});
  const status = result.meta?.response?.status;
  const unexpected = endpoint?.successStatus !== undefined && endpoint.successStatus !== status;
  const error = result.error
    ? toError(result.error, api.signal.aborted)
    : (errorInSuccess(result.data) ??
      (unexpected ? errorFromBody(status ?? 'INVALID_RESPONSE', result.data) : null));
  if (error) {
    if (error.status === 'ABORTED') console.warn(`Запрос ${api.endpoint} отменён`);
    return { error };
  }
  try {
    return { data: endpoint?.read ? endpoint.read(result.data) : result.data };
  } catch {
    return { error: errorWithoutBody('INVALID_RESPONSE') };
  }
};
