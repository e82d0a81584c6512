/** Until the next code can be asked for, where the server does not say (rule A9). */
const RESEND_SECONDS = 60;

/**
 * When another code can be asked for, milliseconds since 1970.
 *
 * @param seconds how long to wait, as the server answered; may be anything.
 * @param now the moment of the answer, milliseconds since 1970.
 */
export function resendTime(seconds: unknown, now: number): number {
  const isTold = typeof seconds === 'number' && seconds >= 0;
  return now + (isTold ? seconds : RESEND_SECONDS) * 1000;
}
