import { UNKNOWN_ERROR_MESSAGE, type ApiError } from '../../../api/errors';

/** The message of a failed activation for which the server gave none (specification, section 8). */
export const ACTIVATION_FAILED = 'Что-то пошло не так. Попробуйте подключить позже';

/** The failure as the form shows it. */
export function activationFailure(failure: ApiError): ApiError {
  return failure.message === UNKNOWN_ERROR_MESSAGE
    ? { ...failure, message: ACTIVATION_FAILED }
    : failure;
}
