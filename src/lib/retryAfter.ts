/** Returns the milliseconds of a `Retry-After` header (RFC 9110, 10.2.3); null if it has none. */
export function retryAfterMs(header: string | null, now: number): number | null {
  // Null and an empty text are not numbers above 0.
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000;
  return wait > 0 ? wait : null;
}
