import { type ApiError, isOutage, toApiError } from '../../api/errors';
import { defineForm } from '../../forms/description/defineForm';
import { code } from '../../forms/field/CodeField';
import { regex } from '../../forms/validators/text';
import type { AppDispatch } from '../../session/appStore';
import { toastsOf } from '../../shell/toast/toasts';

/** Codes of the contract (CodeCheck, RegistrationConfirmation). */
const codeRule = regex(/^[0-9]{4,8}$/, 'Введите код из сообщения полностью, от 4 до 8 цифр');

/** What is typed from the message. */
export interface CodeValues {
  code: string;
}

/** The code of a registration; the next message has another one, so it is not kept. */
export const registrationCodeForm = defineForm<CodeValues>()({
  name: 'confirmation',
  unsent: 'Код не проверен',
  keep: false,
  fields: { code: code({ validate: codeRule }) },
});

/** The code of a recovery; it is good for longer than an outage. */
export const recoveryCodeForm = defineForm<CodeValues>()({
  name: 'recovery-code',
  unsent: 'Код не проверен',
  fields: { code: code({ validate: codeRule }) },
});

/** A wrong code is said under its field, which gets the focus; above the form it would be said twice. */
export function onceSaid(refusal: ApiError): ApiError {
  const isSaid = refusal.fieldErrors.some(
    ({ field, message }) => field === 'code' && message === refusal.message,
  );
  return isSaid ? { ...refusal, message: '' } : refusal;
}

/** An outage takes the page with its own message away: this one is still there after the way back. */
export function tellUnsentCode(thrown: unknown, dispatch: AppDispatch): void {
  if (!isOutage(toApiError(thrown))) return;
  toastsOf(dispatch).error('Код не отправлен: сервис был недоступен. Попробуйте ещё раз');
}
