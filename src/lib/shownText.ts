/**
 * A value of the server as text: strings and numbers only. Anything else, which a contract promises
 * never to send and a server may send all the same, is shown as nothing: an object in the middle of a
 * page would take the page away.
 */
export function shownText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** «7-я линия» whose hyphen ends no line; for shown texts only, not for copied or sent ones. */
export function wholeOrdinals(text: string): string {
  return text.replaceAll(/(\d)-(?=[а-яё]{1,2}(?![а-яё]))/gi, '$1\u2011');
}
