/**
 * Returns the pause that a `Retry-After` header requests (RFC 9110, 10.2.3), in milliseconds; null if it requests none.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  // `Number` turns null and an empty text into 0, which is no pause.
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000;
  return wait > 0 ? wait : null;
}
