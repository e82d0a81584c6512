import type { ApiError } from '../../api/errors';
import { defineForm } from '../../forms/description/defineForm';
import { code } from '../../forms/field/CodeField';
import { regex } from '../../forms/validators/text';

/** Format of a code in the contract (CodeCheck, RegistrationConfirmation). */
const codeRule = regex(/^[0-9]{4,8}$/, 'Введите код из сообщения полностью, от 4 до 8 цифр');

export interface CodeValues {
  code: string;
}

/** Form for the code of a registration. The code is not kept, because the next message contains another code. */
export const registrationCodeForm = defineForm<CodeValues>()({
  name: 'confirmation',
  unsent: 'Код не проверен',
  keep: false,
  fields: { code: code({ validate: codeRule }) },
});

/** The code of a recovery. It is kept, because it stays valid for longer than an outage. */
export const recoveryCodeForm = defineForm<CodeValues>()({
  name: 'recovery-code',
  unsent: 'Код не проверен',
  fields: { code: code({ validate: codeRule }) },
});

/** Returns the refusal without its message if the code field already shows the same message. */
export function withoutDuplicateMessage(refusal: ApiError): ApiError {
  const isShown = refusal.fieldErrors.some(
    ({ field, message }) => field === 'code' && message === refusal.message,
  );
  return isShown ? { ...refusal, message: '' } : refusal;
}

/** A9: seconds until the next code can be requested, if the server names no time. */
const RESEND_SECONDS = 60;

/**
 * Returns the moment from which another code can be requested, in milliseconds since 1970.
 *
 * @param seconds waiting time from the response; it may be invalid
 * @param now moment of the response, in milliseconds since 1970
 */
export function resendTime(seconds: unknown, now: number): number {
  const isKnown = typeof seconds === 'number' && seconds >= 0;
  return now + (isKnown ? seconds : RESEND_SECONDS) * 1000;
}
