/** Milliseconds that a `Retry-After` asks for (RFC 9110, 10.2.3); null when it asks for nothing. */
export function retryAfterMs(header: string | null, now: number): number | null {
  // Neither null nor an empty text is a number above 0.
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000;
  return wait > 0 ? wait : null;
}
