/**
 * A value of the server as text: strings and numbers only. Anything else, which a contract promises
 * never to send and a server may send all the same, is shown as nothing: an object in the middle of a
 * page would take the page away.
 */
export function shownText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}
