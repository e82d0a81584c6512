import { HTTP_METHODS, type OpenApiDocument, partsOf, pointerOf } from '../model/openApi';

/**
 * Distinguishes names from secrets that are used as names: a token as a key of a map, a phone number as a parameter.
 * Names consist of words; secrets do not.
 */

/** Splits a name into words: `createdDateTime2` into `created`, `Date`, `Time`, `2`. */
function wordsIn(name: string): string[] {
  return name
    .split(/[^\dA-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=\D)(?=\d)|(?<=\d)(?=\D)/)
    .filter((word) => word !== '');
}

/** Returns true for a word that can be spoken: no long run of consonants, at most four capitals. */
function isSpoken(word: string): boolean {
  if (/^\d{1,2}$/.test(word) || /^[A-Z]{1,4}$/.test(word)) return true;
  return (
    /^[A-Z]?[a-z]{1,19}$/.test(word) &&
    !/[bcdfghjklmnpqrstvwxz]{6}/i.test(word) &&
    (word.length < 6 || /[aeiouy]/i.test(word))
  );
}

/** Returns true if a name consists of words. In random letters, the case changes more often. */
function isMadeOfWords(name: string): boolean {
  const words = wordsIn(name);
  const letters = words.join('').length;
  return words.every(isSpoken) && (words.length < 3 || letters / words.length >= 3);
}

const SECRETS: readonly RegExp[] = [
  // E-mail address.
  /[^\s@]@[^\s@]/,
  // JWT, or the beginning of a JWT.
  /^eyJ[\w-]{6,}/,
  // Passport, taxpayer, account, card, phone: nine or more digits, in any grouping.
  /\d{9}/,
  /^\+?\d[\d\s()-]{8,}\d$/,
  // UUID and other hexadecimal identifiers.
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i,
  /^(?=.*\d)[\da-f]{16,}$/i,
  // API keys of well-known services, by their prefixes.
  /^(sk|pk|rk|gh[a-z]|xox[a-z]|glpat|AKIA)[_-]?[\dA-Za-z]{8,}/,
  /^Bearer\s/i,
];

const RANDOM = /^[\w+/=-]{20,}$/;
/** Values of enumerations of any length: `ACCEPTED_AT_SENDER_WAREHOUSE`. */
const CONSTANT = /^[A-Z]{1,20}(?:_(?:[A-Z]{1,20}|\d{1,2}))+$/;

/** Returns true if no report may show a text, even if the contract contains it. */
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

/** Returns true if a text outside of the contract looks like an identifier of a program. */
export function looksLikeName(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  const isHex = text.length >= 8 && /^[\da-f]+$/i.test(text);
  return (
    NAME.test(text) && digits <= MOST_DIGITS && !isHex && !looksSecret(text) && isMadeOfWords(text)
  );
}

/** Placeholder for a name that must not be shown. */
const MASK = '*';

/** Returns a text of the contract, such as enumeration values, for a report. Secrets become `*`. */
export function shownText(text: string): string {
  return text
    .split(/([\s"',|]+)/)
    .map((word) => (looksSecret(word) ? MASK : word))
    .join('');
}

/** Returns a JSON Pointer for a report; parts that look secret become `*`. */
export function shownPointer(pointer: string): string {
  return partsOf(pointer)
    .map((part) => pointerOf(looksSecret(part) ? MASK : part))
    .join('');
}

/**
 * Masks names for reports: a name that a client chooses can contain a token or personal data, for example as a key of a
 * map, a parameter or a part of a path.
 */
export type SafeNames = ReturnType<typeof createSafeNames>;

function collectNames(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties' && typeof value === 'object' && value !== null) {
      for (const name of Object.keys(value)) names.add(name);
    }
    collectNames(value, names);
  }
}

function wordsOf(document: OpenApiDocument): Set<string> {
  const servers = (document.servers ?? []).map(({ url }) => url);
  return new Set(
    [...Object.keys(document.paths), ...servers]
      .flatMap((path) => path.split('/'))
      .filter((word) => !word.includes('{')),
  );
}

/** Creates the masker of a document. Collects its names when the first finding needs them. */
export function createSafeNames(document: OpenApiDocument) {
  let names: Set<string> | null = null;
  const isNamed = (name: string): boolean => {
    if (names === null) {
      names = new Set();
      collectNames(document, names);
    }
    return names.has(name) && !looksSecret(name);
  };
  const words = wordsOf(document);
  return {
    /** Masks a pointer into a value: keys that are unknown to the contract, or look secret, become `*`. */
    pointer: (pointer: string): string =>
      partsOf(pointer)
        .map((name) => pointerOf(/^\d{1,6}$/.test(name) || isNamed(name) ? name : MASK))
        .join(''),
    /** Returns an undocumented name if it looks like an identifier, otherwise `*`. */
    invented: (name: string): string => (isNamed(name) || looksLikeName(name) ? name : MASK),
    /** Returns a method in capitals; an unknown method becomes `*`. */
    method: (method: string): string => {
      const wanted = method.toLowerCase();
      return HTTP_METHODS.some((known) => known === wanted) ? wanted.toUpperCase() : MASK;
    },
    /** Masks a path: keeps versions and words of the contract's paths, and replaces the rest by `*`. */
    path: (pathname: string): string =>
      pathname
        .split('/')
        .map((word) => (words.has(word) || /^v\d{1,2}$/.test(word) ? word : MASK))
        .join('/'),
  };
}
