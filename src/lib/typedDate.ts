import { isIsoDay, type IsoDay } from './isoDay';

const APART = /^(\d{1,2})[./,\s-]+(\d{1,2})[./,\s-]+(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[./,\s-]+(\d{1,2})[./,\s-]+(\d{1,2})$/;
/** Its day may get a second digit. */
const SHORT_DAY_LAST = /^\d{4}[./,\s-]+\d{1,2}[./,\s-]+\d$/;
const YEAR_FIRST_DIGITS = /^((?:19|20|21)\d{2})(0\d|1[0-2])(\d{2})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const IN_WORDS = /^(\d{1,2})[\s.-]*([а-яё]+)[\s.,-]*(\d{4}|\d{2})$/u;
/**
 * Tables and programs write a day as its midnight, which says nothing more. In Moscow and in
 * Greenwich it is the same day; farther east it would be the day before.
 */
const MIDNIGHT = /(?:[\s,]+|t)0?0:00(?::00(?:[.,]0+)?)?(?:\s*(?:z|\+03(?::?00)?))?$/;
const QUOTES = /["'«»„“”‟‘’]/g;
/** The number of a day as Excel counts them, of 1927 to 2173, with its time behind the comma. */
const EXCEL_DAY = /^\d{2}\s?\d{3}(?:[.,]\d+)?$/;
/** What may stand behind the year: «14 марта 1979 г.». */
const YEAR_WORD = /\s*(?:г\.?|года?)$/u;

const MONTHS = [
  ['январь', 'января'],
  ['февраль', 'февраля'],
  ['март', 'марта'],
  ['апрель', 'апреля'],
  ['май', 'мая'],
  ['июнь', 'июня'],
  ['июль', 'июля'],
  ['август', 'августа'],
  ['сентябрь', 'сентября'],
  ['октябрь', 'октября'],
  ['ноябрь', 'ноября'],
  ['декабрь', 'декабря'],
] as const;

/** So many letters of a month tell it from the others: «мар», «сент». */
const SHORTEST_MONTH = 3;

interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** The text in plain small letters, a blank for each quote: «01» декабря, or an apostrophe of Excel. */
function plainText(text: string): string {
  return text.normalize('NFKC').replace(QUOTES, ' ').trim().toLowerCase();
}

function dateText(text: string): string {
  return plainText(text).replace(MIDNIGHT, '').replace(YEAR_WORD, '');
}

function partsOf(text: string): DateParts | undefined {
  const plain = dateText(text);
  const yearFirst = YEAR_FIRST.exec(plain) ?? YEAR_FIRST_DIGITS.exec(plain);
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst;
    return { day, month, year };
  }
  const inWords = IN_WORDS.exec(plain);
  const [, day = '', written = '', year = ''] =
    inWords ?? APART.exec(plain) ?? DIGITS_ONLY.exec(plain) ?? [];
  if (year === '') return undefined;
  if (!inWords) return { day, month: written, year };
  const index = MONTHS.findIndex((names) => names.some((name) => name.startsWith(written)));
  return index < 0 || written.length < SHORTEST_MONTH
    ? undefined
    : { day, month: String(index + 1), year };
}

function dayOfParts({ day, month, year }: DateParts): IsoDay | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDay(iso) ? iso : undefined;
}

/**
 * A typed or pasted day (`01.12.2026`, `1.12.26`, `1 12 2026`, `01122026`, `«01» декабря 2026 г.`,
 * `2026.12.01`, `20261201`, or its midnight) as `2026-12-01`. Two digits of a year are one of 20xx, or of 19xx where that would be later
 * than `latest`: a birth date is never in the future. Nothing where there is no such day.
 */
export function isoDayOf(text: string, latest?: IsoDay): IsoDay | undefined {
  const parts = partsOf(text);
  if (parts === undefined || parts.year.length === 4) return parts && dayOfParts(parts);
  const recent = dayOfParts({ ...parts, year: `20${parts.year}` });
  const isTooLate = latest !== undefined && recent !== undefined && recent > latest;
  return isTooLate ? dayOfParts({ ...parts, year: `19${parts.year}` }) : recent;
}

/** The same for a text that is still being typed: another digit of its year or day may follow. */
export function finishedDay(text: string): IsoDay | undefined {
  if (SHORT_DAY_LAST.test(dateText(text))) return undefined;
  return partsOf(text)?.year.length === 2 ? undefined : isoDayOf(text);
}

/**
 * Whether a text is a day as Excel counts it, `46357`. It is no day here: a table may count from
 * 1900 or from 1904, and the number does not say which.
 */
export function isExcelDay(text: string): boolean {
  return EXCEL_DAY.test(plainText(text));
}

/** A day of the reader's own calendar, as `2026-12-01`. */
export function isoDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
