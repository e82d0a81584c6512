import { partsOf, pointerOf } from './openApi';

/**
 * Tells real names from secrets in the place of a name: a token as a key of a map, a phone as the
 * name of a parameter. A name is made of words; a secret is not.
 */

/** `createdDateTime2` as `created`, `Date`, `Time`, `2`. */
function wordsIn(name: string): string[] {
  return name
    .split(/[^\dA-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=\D)(?=\d)|(?<=\d)(?=\D)/)
    .filter((word) => word !== '');
}

/** A word that can be spoken: no run of letters without a vowel, no capitals all over. */
function isSpoken(word: string): boolean {
  if (/^\d{1,2}$/.test(word) || /^[A-Z]{1,4}$/.test(word)) return true;
  return (
    /^[A-Z]?[a-z]{1,19}$/.test(word) &&
    !/[bcdfghjklmnpqrstvwxz]{6}/i.test(word) &&
    (word.length < 6 || /[aeiouy]/i.test(word))
  );
}

/** Random letters change their case every other letter, words do not. */
function isMadeOfWords(name: string): boolean {
  const words = wordsIn(name);
  const letters = words.join('').length;
  return words.every(isSpoken) && (words.length < 3 || letters / words.length >= 3);
}

const SECRETS: readonly RegExp[] = [
  // E-mail.
  /[^\s@]@[^\s@]/,
  // JWT, whole or the beginning of one.
  /^eyJ[\w-]{6,}/,
  // Passport, taxpayer, account, card, phone: nine digits and more, however they are grouped.
  /\d{9}/,
  /^\+?\d[\d\s()-]{8,}\d$/,
  // UUID and other hexadecimal identifiers.
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i,
  /^(?=.*\d)[\da-f]{16,}$/i,
  // Keys of well-known services.
  /^(sk|pk|rk|gh[a-z]|xox[a-z]|glpat|AKIA)[_-]?[\dA-Za-z]{8,}/,
  /^Bearer\s/i,
];

const RANDOM = /^[\w+/=-]{20,}$/;
/** `ACCEPTED_AT_SENDER_WAREHOUSE`: a value of an enumeration, as long as it may be. */
const CONSTANT = /^[A-Z]{1,20}(?:_(?:[A-Z]{1,20}|\d{1,2}))+$/;

/** Whether a text is what no report of live traffic may show, even where a contract documents it. */
export function looksSecret(text: string): boolean {
  return (
    SECRETS.some((secret) => secret.test(text)) ||
    (RANDOM.test(text) &&
      /\d|[A-Z]/.test(text) &&
      !CONSTANT.test(text) &&
      !isMadeOfWords(text.replaceAll(/\d/g, '')))
  );
}

const NAME = /^[A-Za-z_$][\w$-]{0,39}$/;
const MOST_DIGITS = 2;

/** Whether a text that is not in the contract looks like a name in a program. */
export function looksLikeName(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  const isHex = text.length >= 8 && /^[\da-f]+$/i.test(text);
  return (
    NAME.test(text) && digits <= MOST_DIGITS && !isHex && !looksSecret(text) && isMadeOfWords(text)
  );
}

/** Stands for what must not be shown. */
export const MASK = '*';

/** Words of a contract, such as the values of an enumeration, as a report may show them. */
export function shownText(text: string): string {
  return text
    .split(/([\s"',|]+)/)
    .map((word) => (looksSecret(word) ? MASK : word))
    .join('');
}

/** A JSON Pointer as a report may show it. */
export function shownPointer(pointer: string): string {
  return partsOf(pointer)
    .map((part) => pointerOf(looksSecret(part) ? MASK : part))
    .join('');
}
