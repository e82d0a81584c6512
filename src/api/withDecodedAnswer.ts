import type { BaseQueryFn, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { fieldsOf } from '../lib/fieldsOf';
import type { Shape } from './answers/decode';
import { readAnswer } from './answers/readAnswer';
import { errorFromBody, errorWithoutBody, type ApiError } from './errors';
import type { AnswerMeta, RequestArgs } from './withRefreshThenReplay';

/** A request, with the shape of its response if the contract defines one. */
export interface CallArgs extends RequestArgs {
  shape?: Shape;
}

/** Options of one endpoint, set in `endpoints/*.ts`. */
export interface EndpointOptions {
  /** Checks a decoded response and may remove secrets from it; throws if the response is invalid. */
  check?(answer: unknown): unknown;
  /** The only success status; its body need not be JSON. By default, any 2xx is a success. */
  successStatus?: number;
}

/** Returns the error of a failed request; undefined if its status is a success, although its body is unreadable. */
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
      // The HTML page of a proxy has an error status. A 2xx with an unreadable body is an invalid response.
      if (error.originalStatus >= 400) return errorWithoutBody(error.originalStatus);
      break;
    case 'CUSTOM_ERROR':
      break;
  }
  return typeof error.status === 'number'
    ? errorFromBody(error.status, error.data)
    : errorWithoutBody('INVALID_RESPONSE');
}

function isEmptyList(data: unknown): boolean {
  const { content = data } = fieldsOf(data);
  return Array.isArray(content) && !content.length;
}

/**
 * Returns the error that some gateways put into the body of a 200: `{code: 406, message: ...}`, or the code alone. The
 * code counts as an error only if there is a message, no other field, or no valid data. A 406 with an empty list is an
 * error too: unverified users get it.
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

/** Wrapper of a decoded body, because undefined means an invalid body. */
interface Answer {
  data: unknown;
}

/** Returns the body after decoding and the endpoint's check; undefined if it is invalid. */
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

/**
 * Base query: decodes the body by its shape in the contract, and converts every failure into an `ApiError`, including
 * an invalid body and an error in the body of a 200. C4: success is any 2xx, or the one status that the contract names.
 */
export function withDecodedAnswer(
  query: BaseQueryFn<RequestArgs, unknown, FetchBaseQueryError, object, AnswerMeta>,
): BaseQueryFn<CallArgs, unknown, ApiError, EndpointOptions, AnswerMeta> {
  return async ({ shape, ...args }, api, options) => {
    // RTK Query passes undefined for an endpoint without options.
    const { check, successStatus } = { ...options };
    const validateStatus = ({ ok, status }: Response) =>
      successStatus === undefined ? ok : status === successStatus;
    const result = await query({ ...args, validateStatus }, api, {});
    const { data: body = null, error, meta = { status: undefined } } = result;
    const failed = error && toError(error, api.signal.aborted, successStatus);
    const answer = failed ? undefined : readBody(body, api.endpoint, shape, check);
    const failure = failed ?? errorInSuccess(body, answer);
    if (failure?.status === 'ABORTED') console.warn(`Запрос ${api.endpoint} отменён`);
    if (failure) return { error: failure, meta };
    return answer ? { ...answer, meta } : { error: errorWithoutBody('INVALID_RESPONSE'), meta };
  };
}
