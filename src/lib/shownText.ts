/**
 * Returns a value of the server as text: strings and numbers only. Anything else violates the contract and becomes an
 * empty text, because rendering an object would crash the page.
 */
export function shownText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** Keeps «7-я линия» on one line at its hyphen; for displayed texts only, not for copied or sent texts. */
export function wholeOrdinals(text: string): string {
  return text.replaceAll(/(\d)-(?=[а-яё]{1,2}(?![а-яё]))/gi, '$1\u2011');
}
