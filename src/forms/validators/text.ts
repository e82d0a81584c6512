import { INCORRECT, whenFilled, type Validator } from './validator';
import { canParseUrl } from '../../lib/canParseUrl';

const EMAIL = 'Электронная почта некорректна';
const URL_FORMAT = 'Поле содержит ссылку в некорректном формате';

// Dot-separated atoms, then labels of letters of any alphabet (почта@пример.рф), then a top-level domain of two letters
// or more. No repetition is nested over the same characters, so hostile input takes linear time.
const EMAIL_PATTERN =
  /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;
const LONGEST_EMAIL = 254; // Longest e-mail address, in characters (RFC 5321, 4.5.3.1.3).

/** Returns a field's value as text, because the value of a numeric field is a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const email: Validator = whenFilled((value) => {
  const text = textOf(value);
  return text.length <= LONGEST_EMAIL && EMAIL_PATTERN.test(text) ? undefined : EMAIL;
});

export function minLength(length: number): Validator {
  return whenFilled((value) => (textOf(value).length >= length ? undefined : INCORRECT));
}

export function maxLength(length: number, message: string = INCORRECT): Validator {
  return whenFilled((value) => (textOf(value).length <= length ? undefined : message));
}

/** Creates the rule length_includes: the length must be one of `lengths`. */
export function lengthIncludes(...lengths: readonly number[]): Validator {
  const listed = [lengths.slice(0, -1).join(', '), lengths.slice(-1).join('')]
    .filter((part) => part !== '')
    .join(' или ');
  const message = `Значение должно состоять из ${listed} символов`;
  return whenFilled((value) => (lengths.includes(textOf(value).length) ? undefined : message));
}

/** Creates the rule regex: the text must match `pattern`; otherwise the rule returns `message`. */
export function regex(pattern: RegExp, message: string = INCORRECT): Validator {
  // A `g` or `y` pattern remembers its last position, and would refuse every other value.
  const stateless = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''));
  return whenFilled((value) => (stateless.test(textOf(value)) ? undefined : message));
}

export const url: Validator = whenFilled((value) => {
  const text = textOf(value);
  return /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && canParseUrl(text)
    ? undefined
    : URL_FORMAT;
});
