import { ApiFailure } from '../../core/failure';
import type { World } from '../../world';

/** Lifetime of a code or a link from an e-mail, milliseconds. */
export const CODE_LIFETIME = 10 * 60 * 1000;

/** Seconds before another code can be requested. */
export const RESEND_AFTER_SECONDS = 60;

/** Throws a 410 if the code or the link has expired. A used registration has an `expiresAt` of 0. */
export function demandFresh({ clock }: World, expiresAt: number): void {
  if (expiresAt > clock.now()) return;
  throw new ApiFailure(410, 'Срок действия кода истёк. Запросите новый код', {
    code: 'CODE_EXPIRED',
  });
}

/** Number of wrong codes after which the right code is refused too. */
const MOST_WRONG_CODES = 5;

/** Throws a 429 after too many wrong codes, because they may be guesses. */
export function demandAttemptsLeft(wrongCodes: number): void {
  if (wrongCodes < MOST_WRONG_CODES) return;
  throw new ApiFailure(429, 'Слишком много неверных попыток. Запросите новый код', {
    code: 'TOO_MANY_ATTEMPTS',
  });
}

export function wrongCode(): ApiFailure {
  const message = 'Неверный код';
  return new ApiFailure(422, message, {
    code: 'WRONG_CODE',
    fieldErrors: [{ field: 'code', message }],
  });
}
