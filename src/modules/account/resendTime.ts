/** A9: seconds until the next code can be requested, if the server names no time. */
const RESEND_SECONDS = 60;

/**
 * Returns the moment from which another code can be requested, milliseconds since 1970.
 *
 * @param seconds waiting time from the answer of the server; may be anything.
 * @param now the moment of the answer, milliseconds since 1970.
 */
export function resendTime(seconds: unknown, now: number): number {
  const isTold = typeof seconds === 'number' && seconds >= 0;
  return now + (isTold ? seconds : RESEND_SECONDS) * 1000;
}
