/**
 * Requisites of Russian organizations, by the rules of the product. A value is a string of digits 0-9 exactly as it is
 * sent: a number (which has lost its leading zeros), spaces or full-width digits make it invalid. `normalizeRequisite`
 * converts pasted text first.
 */

import { passwordRules } from './passwordRules';

export type RequisiteKind =
  | 'inn'
  | 'ogrn'
  | 'kpp'
  | 'bik'
  | 'correspondentAccount'
  | 'settlementAccount'
  | 'mobilePhone';

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const INN_12_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const INN_12_SECOND = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;
const ACCOUNT_WEIGHTS = [7, 1, 3] as const;

function isDigits(value: unknown, ...lengths: readonly number[]): value is string {
  return typeof value === 'string' && lengths.includes(value.length) && /^[0-9]+$/.test(value);
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}

/** Checks the mod 11 control digit after `weights.length` digits; a remainder of 10 is written as 0. */
function hasInnControlDigit(inn: string, weights: readonly number[]): boolean {
  return (weightedSum(inn, weights) % 11) % 10 === Number(inn[weights.length]);
}

/** Returns true for 10 digits (organization) or 12 (person) with their control digits. */
export function isInn(value: unknown): boolean {
  if (!isDigits(value, 10, 12)) return false;
  if (value.length === 10) return hasInnControlDigit(value, INN_10);
  return hasInnControlDigit(value, INN_12_FIRST) && hasInnControlDigit(value, INN_12_SECOND);
}

/**
 * Returns true for an ОГРН of 13 digits (mod 11) or ОГРНИП of 15 (mod 13); the control is the remainder's last digit.
 */
export function isOgrn(value: unknown): boolean {
  if (!isDigits(value, 13, 15)) return false;
  const body = Number(value.slice(0, -1));
  const divisor = value.length === 13 ? 11 : 13;
  return (body % divisor) % 10 === Number(value.at(-1));
}

/**
 * Returns true for the format of a КПП (a КПП has no control digit): the tax office, the reason, which may have
 * letters, and the number.
 */
export function isKpp(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$/.test(value);
}

/** Returns true for exactly 9 digits. */
export function isBik(value: unknown): boolean {
  return isDigits(value, 9);
}

function hasAccountKey(prefix: string, account: string): boolean {
  const sum = [...(prefix + account)].reduce(
    (total, digit, index) => total + Number(digit) * (ACCOUNT_WEIGHTS[index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/**
 * Returns true for a bank's account at the Bank of Russia: 20 digits with a control digit that depends on characters
 * 5-6 of the bank's BIK.
 */
export function isCorrespondentAccount(account: unknown, bik: unknown): boolean {
  if (!isDigits(bik, 9) || !isDigits(account, 20)) return false;
  return hasAccountKey(`0${bik.slice(4, 6)}`, account);
}

/**
 * Returns true for a customer's account in a bank: 20 digits with a control digit that depends on the last 3 digits of
 * the bank's BIK.
 */
export function isSettlementAccount(account: unknown, bik: unknown): boolean {
  if (!isDigits(bik, 9) || !isDigits(account, 20)) return false;
  return hasAccountKey(bik.slice(-3), account);
}

/** Returns true for +7 and 10 digits, without separators. */
export function isMobilePhone(value: unknown): boolean {
  return typeof value === 'string' && /^\+7[0-9]{10}$/.test(value);
}

export function isPassword(value: unknown): boolean {
  return typeof value === 'string' && passwordRules.every(({ isMet }) => isMet(value));
}

// White space, soft hyphen, zero-width characters and direction marks in pasted text.
const INVISIBLE =
  /[\s\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
/** The characters of `INVISIBLE` that are not white space. */
const INVISIBLE_SIGN =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const PHONE_PUNCTUATION = /[()./\-\u2010-\u2015\u2212]/g;
/** Text around a phone: the apostrophe of Excel, the scheme of a link, a word such as «моб.». */
const AROUND_PHONE =
  /^(?:['’]|tel:|callto:|(?:тел|моб)[а-я]*[.:]*)+|[,(]*(?:моб|сот)[а-я]*[.)]*$/gi;
/**
 * A phone that a spreadsheet has saved as a number, with a fraction of zeros. Its digits are not grouped:
 * «8.916.123.45.00» ends in a group of zeros instead.
 */
const PHONE_CELL = /^(\+?[0-9]{10,11})[.,]0+$/;

/** Cyrillic capitals that look like Latin ones. О is missing, because it may be a zero. */
const LATIN_TWINS: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** Labels before a value: «ИНН 77…», «р/с № 407…»; NFKC turns «№» into «No». */
const LABELS = {
  inn: /^инн/i,
  ogrn: /^огрн(?:ип)?/i,
  kpp: /^кпп/i,
  bik: /^бик/i,
  correspondentAccount: /^(?:к\/?сч?|к\.с\.|корр?\.?сч[её]т|сч[её]т)/i,
  settlementAccount: /^(?:р\/?сч?|р\.с\.|сч[её]т)/i,
} as const;
const NUMBER_SIGN = /^(?:No|[:.\s])+(?=[0-9])/;
/** A cell of Excel: an apostrophe before a text, zeros after the decimal point of a number. */
const CELL = /^['’]?([0-9]+)(?:[.,]0+)?$/;
/** Groups of digits, as in letters and documents. */
const GROUPS = /^[0-9]+(?:[ .\-\u2010-\u2015\u2212][0-9]+)+$/;

/** One number among separate words: «7736 207 543 (проверен)». */
const AMONG_WORDS =
  /^(?:[\p{L}\s.:()]*[\s:(])?([0-9](?:[0-9 .\-\u2010-\u2015\u2212]*[0-9])?)(?:[\s(),][\p{L}\s.()]*)?$/u;
const ANY_LABEL = /инн|кпп|огрн|бик|[рк]\/?с|сч[её]т/i;

/** Maximum number of digits. */
const LONGEST = {
  inn: 12,
  ogrn: 15,
  bik: 9,
  correspondentAccount: 20,
  settlementAccount: 20,
} as const;

const withoutLabel = (kind: keyof typeof LABELS, text: string) =>
  text.replace(LABELS[kind], '').trim().replace(NUMBER_SIGN, '').trim();

/** Returns the digits of one number; any other text, or one with two numbers, stays unchanged. */
function normalizeDigits(kind: keyof typeof LONGEST, text: string): string {
  const named = withoutLabel(kind, text);
  const value = ANY_LABEL.test(named) ? named : (AMONG_WORDS.exec(named)?.[1] ?? named);
  const cell = CELL.exec(value)?.[1];
  if (cell !== undefined) return cell;
  if (!GROUPS.test(value)) return text;
  const joined = value.replace(/[^0-9]/g, '');
  // Too many digits mean two values. A БИК begins with 0; without it a digit is missing.
  const isOne = joined.length <= LONGEST[kind] && (kind !== 'bik' || joined.startsWith('0'));
  return isOne ? joined : text;
}

/**
 * Returns pasted text in the form that the rules accept: without invisible characters, with plain instead of full-width
 * digits, КПП in upper-case Latin, a phone starting with 8, 7 or 9 as +7…. Ambiguous text stays unchanged, so that the
 * validator refuses it. Returns '' for a value that is not a string.
 */
export function normalizeRequisite(kind: RequisiteKind, raw: unknown): string {
  if (typeof raw !== 'string') return '';
  const clean = raw.normalize('NFKC').replace(INVISIBLE, '');
  if (kind === 'mobilePhone') return normalizePhone(clean);
  if (kind === 'kpp') {
    const value = withoutLabel('kpp', clean);
    return (CELL.exec(value)?.[1] ?? value)
      .toUpperCase()
      .replace(/[А-Я]/g, (letter) => LATIN_TWINS[letter] ?? letter);
  }
  const text = raw.normalize('NFKC').replace(/\s+/g, ' ').replace(INVISIBLE_SIGN, '').trim();
  return normalizeDigits(kind, text);
}

// «+7 +7 916…» pasted after a typed +7, «00 7 916…» dialled from abroad, «… доб. 12».
const PHONE =
  /^(?:\+7)*(?:8|7|\+7|007|(?=9))([0-9]{10})(?:[,;]?(?:доб|вн|ext|x|#)[а-яёa-z:]*([0-9]{1,6}))?$/i;

function normalizePhone(clean: string): string {
  const phone = clean
    .replace(AROUND_PHONE, '')
    .replace(PHONE_CELL, '$1')
    .replace(PHONE_PUNCTUATION, '');
  const subscriber = PHONE.exec(phone)?.[1];
  return subscriber === undefined ? phone : `+7${subscriber}`;
}

/** Returns the extension after a phone. `normalizeRequisite` drops it, because mobile phones have none. */
export function phoneExtension(raw: string): string | undefined {
  const clean = raw.normalize('NFKC').replace(INVISIBLE, '').replace(PHONE_PUNCTUATION, '');
  return PHONE.exec(clean)?.[2];
}

/** Formats a phone: `+79161234567` becomes `+7 916 123-45-67`; any other text is returned unchanged. */
export function formatPhone(phone: string): string {
  if (!isMobilePhone(phone)) return phone;
  return phone.replace(/^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3-$4-$5');
}
