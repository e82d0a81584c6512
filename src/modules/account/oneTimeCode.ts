import type { ApiError } from '../../api/errors';
import { regex } from '../../forms/validators/text';

/** Codes of the contract (CodeCheck, RegistrationConfirmation). */
export const codeRule = regex(/^[0-9]{4,8}$/, 'Введите код из сообщения полностью, от 4 до 8 цифр');

/** A wrong code is said under its field, which gets the focus; above the form it would be said twice. */
export function onceSaid(refusal: ApiError): ApiError {
  const isSaid = refusal.fieldErrors.some(
    ({ field, message }) => field === 'code' && message === refusal.message,
  );
  return isSaid ? { ...refusal, message: '' } : refusal;
}

/** Where the server does not say (design of the screens, "/recovery"). */
const RESEND_SECONDS = 60;

/**
 * When another code can be asked for, milliseconds since 1970.
 *
 * @param seconds how long to wait, as the server answered, whatever that is.
 * @param now the moment of the answer, milliseconds since 1970.
 */
export function resendTime(seconds: unknown, now: number): number {
  const isTold = typeof seconds === 'number' && seconds >= 0;
  return now + (isTold ? seconds : RESEND_SECONDS) * 1000;
}
