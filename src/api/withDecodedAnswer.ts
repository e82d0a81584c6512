import type { BaseQueryFn, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { fieldsOf } from '../lib/fieldsOf';
import type { Shape } from './answers/decode';
import { readAnswer } from './answers/readAnswer';
import { errorFromBody, errorWithoutBody, type ApiError } from './errors';
import type { AnswerMeta, RequestArgs } from './withRefreshThenReplay';

/** One request and the shape of its answer: generated calls name a shape of the contract. */
export interface CallArgs extends RequestArgs {
  shape?: Shape;
}

/** Options of one endpoint, set in `endpoints/*.ts`. */
export interface EndpointOptions {
  /** Checks a decoded answer, and drops secrets from it; throws when the answer is no success. */
  check?(answer: unknown): unknown;
  /**
   * The one status that means success, where the specification names one, also with a body that is no
   * JSON; any 2xx otherwise.
   */
  successStatus?: number;
}

/** Meaning of a failed call; undefined where its status is enough to mean success. */
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
 * Some gateways answer 200 with the failure in the body: `{code: 406, message: ...}`, or the code alone. It
 * is a failure if the body is nothing else or cannot be read as an answer. A user who is not verified gets
 * an empty list with a 406 beside it: that is a failure too.
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

/** A body that could be read. */
interface Answer {
  data: unknown;
}

/** Body after decoding and the endpoint's own check; undefined where it cannot be read. */
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
 * Base query: reads the body by its shape in the contract, and turns every failure into one `ApiError`. A
 * gateway's failure in a 200 and an answer that cannot be read are failures too (rules C4 and C6).
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
