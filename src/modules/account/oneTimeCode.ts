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
