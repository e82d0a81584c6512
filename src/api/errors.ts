import { fieldsOf } from '../lib/fieldsOf';

export interface FieldError {
  field: string;
  message: string;
}

/** Error of any failed call; serialisable. */
export interface ApiError {
  /** HTTP status, or the kind of failure if there is no status. */
  status: number | 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'INVALID_RESPONSE';
  /** The server's own code, for example '406' for an unverified user. */
  code: string | null;
  /** Text for the user; in Russian, except for a server message in another language. */
  message: string;
  fieldErrors: FieldError[];
  /** Time of the automatic retry, in milliseconds since 1970; undefined if there is none. */
  nextTryAt?: number;
}

export const UNKNOWN_ERROR_MESSAGE =
  'Произошла неизвестная ошибка. Пожалуйста, попробуйте еще раз или обратитесь в службу поддержки';
const NETWORK_MESSAGE =
  'Нет связи с сервером. Проверьте подключение к интернету и попробуйте ещё раз';
const TIMEOUT_MESSAGE = 'Сервер не ответил вовремя. Попробуйте ещё раз';
const ABORTED_MESSAGE = 'Запрос отменён';

/** Maximum length of a shown message, in characters, because a server may send a whole page as a message. */
const LONGEST_MESSAGE = 500;

function text(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  return value.length > LONGEST_MESSAGE ? `${value.slice(0, LONGEST_MESSAGE)}…` : value;
}

function readFieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const { field, message } = fieldsOf(entry);
    const shown = text(message);
    return typeof field === 'string' && shown !== null ? [{ field, message: shown }] : [];
  });
}

/** Returns the error for a response's body. Its message is `message`, else `errorMessage`, else the generic text. */
export function errorFromBody(status: ApiError['status'], body: unknown): ApiError {
  const { code, message, errorMessage, fieldErrors, nextTryAt } = fieldsOf(body);
  return {
    status,
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : null,
    message: text(message) ?? text(errorMessage) ?? UNKNOWN_ERROR_MESSAGE,
    fieldErrors: readFieldErrors(fieldErrors),
    ...(typeof nextTryAt === 'number' && { nextTryAt }),
  };
}

/** Returns the error for a missing or an unreadable body. */
export function errorWithoutBody(status: ApiError['status']): ApiError {
  const messages: Record<string, string> = {
    NETWORK: NETWORK_MESSAGE,
    TIMEOUT: TIMEOUT_MESSAGE,
    ABORTED: ABORTED_MESSAGE,
  };
  return {
    status,
    code: null,
    message: messages[status] ?? UNKNOWN_ERROR_MESSAGE,
    fieldErrors: [],
  };
}

/** Returns true for results of `errorFromBody` and `errorWithoutBody`. */
export function isApiError(value: unknown): value is ApiError {
  const { status, message, fieldErrors } = fieldsOf(value);
  return (
    (typeof status === 'number' || typeof status === 'string') &&
    typeof message === 'string' &&
    Array.isArray(fieldErrors)
  );
}

/** Thrown if a refresh that a call needs has failed; the call then fails with this error instead of a response. */
export class RefreshFailed extends Error {
  constructor(
    readonly status: number,
    readonly data: object | null = null,
  ) {
    super(`The refresh has failed: ${status}`);
  }
}

/** Returns the error for a server that temporarily refuses a refresh, with a text for the user. */
export function refusedForNow(status: number, nextTryAt: number): RefreshFailed {
  const reason = status === 429 ? 'Слишком много запросов' : 'Сервер просит подождать';
  const time = new Date(nextTryAt).toLocaleTimeString('ru', { timeZone: 'Europe/Moscow' });
  const message = `${reason}. Попробуем ещё раз в ${time} МСК`;
  return new RefreshFailed(status, { message, nextTryAt });
}

/** Returns the error of a failed `fetch`: aborted by us, timed out, or no connection. */
export function errorFromThrown(thrown: unknown): ApiError {
  // A DOMException inherits its name, so it has no `name` property of its own.
  const name = typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name;
  if (name === 'AbortError') return errorWithoutBody('ABORTED');
  if (name === 'TimeoutError') return errorWithoutBody('TIMEOUT');
  return errorWithoutBody('NETWORK');
}

/** Returns the error itself if it is an `ApiError`; otherwise an error with the status `INVALID_RESPONSE`. */
export function toApiError(error: unknown): ApiError {
  return isApiError(error) ? error : errorWithoutBody('INVALID_RESPONSE');
}

/** Returns true for an HTTP status of 500 or above, 501 included. */
export function isOutage({ status }: Pick<ApiError, 'status'>): boolean {
  return typeof status === 'number' && status >= 500;
}

/** Returns true if the cabinet itself aborted the call, so that the user needs no message. */
export function isAborted(error: ApiError): boolean {
  return error.status === 'ABORTED';
}

/** Returns true for the code 406, or a status 406 without a code: the cabinet's owner has not confirmed the user yet. */
export function isNotVerified(error: ApiError): boolean {
  return error.code === '406' || (error.code === null && error.status === 406);
}

/** Returns true if a retry may succeed: without a status, after a 408 or 429, and after a status of 500 or above. */
export function isRetryable(error: unknown): boolean {
  const { status } = toApiError(error);
  return typeof status !== 'number' || status === 408 || status === 429 || status >= 500;
}
