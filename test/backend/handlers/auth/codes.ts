import { ApiFailure } from '../../core/failure';
import type { World } from '../../world';

/** How long a code or a link of a letter works, milliseconds. */
export const CODE_LIFETIME = 10 * 60 * 1000;

/** Seconds until another code may be asked for. */
export const RESEND_AFTER_SECONDS = 60;

/** 410: too old, or used already. */
export function demandFresh({ clock }: World, expiresAt: number): void {
  if (expiresAt > clock.now()) return;
  throw new ApiFailure(410, 'Срок действия кода истёк. Запросите новый код', {
    code: 'CODE_EXPIRED',
  });
}

/** So many wrong codes, and the right one is of no use any more. */
const MOST_WRONG_CODES = 5;

/** 429 after too many wrong codes: they may be guesses. */
export function demandAttemptsLeft(wrongCodes: number): void {
  if (wrongCodes < MOST_WRONG_CODES) return;
  throw new ApiFailure(429, 'Слишком много неверных попыток. Запросите новый код', {
    code: 'TOO_MANY_ATTEMPTS',
  });
}

/** 422 for the field `code`. */
export function wrongCode(): ApiFailure {
  const message = 'Неверный код';
  return new ApiFailure(422, message, {
    code: 'WRONG_CODE',
    fieldErrors: [{ field: 'code', message }],
  });
}
