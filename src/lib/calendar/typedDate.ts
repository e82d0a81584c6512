import { DateTime, Info, Settings } from 'luxon';
import { isIsoDay, type IsoDay } from '../isoDay';
import { isoDayOf, luxonDay } from './days';

// luxon reads a two-digit year as 20xx; `typedDay` corrects a year that is too late.
Settings.twoDigitCutoffYear = 99;

const FULL_FORMATS = ['d M yyyy', 'yyyy M d', 'yyyyMMdd', 'ddMMyyyy'];
const SHORT_FORMATS = ['d M yy', 'ddMMyy'];
/** luxon also accepts four digits for `yy`, so the length of the year is checked here. */
const SHORT_YEAR = / \d{2}$|^\d{6}$/;

/** A one-digit day that may still get its second digit. */
const SHORT_DAY_LAST = /^\d{4} \d{1,2} \d$/;
/**
 * Programs may write a day as midnight. Midnight without an offset, in UTC or in Moscow is accepted, because it is the
 * same day in Moscow; midnight farther east is not.
 */
const MIDNIGHT = /(?:[\s,]+|t)0?0:00(?::00(?:[.,]0+)?)?(?:\s*(?:z|\+03(?::?00)?))?$/;
const QUOTES = /["'«»„“”‟‘’]/g;
/** A day number of Excel, from 1927 to 2173; the time may follow as a fraction. */
const EXCEL_DAY = /^\d{2}\s?\d{3}(?:[.,]\d+)?$/;
/** Words that may follow the year: «14 марта 1979 г.». */
const YEAR_WORD = /\s*(?:г\.?|года?)$/u;

const MONTHS = [
  ...Info.months('long', { locale: 'ru' }),
  ...Info.monthsFormat('long', { locale: 'ru' }),
];

/** Returns the number of a month by its name or by an unambiguous beginning: «мар», «сент»; 0 if there is none. */
const monthNumber = (word: string) => (MONTHS.findIndex((name) => name.startsWith(word)) % 12) + 1;

/** Returns the text in lower case, with a space instead of each quote («01» декабря) or Excel's apostrophe. */
function plainText(text: string): string {
  return text.normalize('NFKC').replace(QUOTES, ' ').trim().toLowerCase();
}

/** Returns the numbers of a date with spaces between them: `1 12 2026`. */
function dateNumbers(text: string): string {
  return plainText(text)
    .replace(MIDNIGHT, '')
    .replace(YEAR_WORD, '')
    .replace(/[а-яё]{3,}/u, (word) => ` ${monthNumber(word)} `)
    .replaceAll(/[./,\s-]+/g, ' ')
    .trim();
}

function dayIn(numbers: string, formats: readonly string[]): IsoDay | undefined {
  return formats
    .map((format) => isoDayOf(DateTime.fromFormat(numbers, format, { zone: 'utc' })))
    .find(isIsoDay);
}

/**
 * Reads a typed or pasted day (`01.12.2026`, `1.12.26`, `1 12 2026`, `01122026`, `«01» декабря 2026 г.`,
 * `2026.12.01`, `20261201`, or its midnight) as `2026-12-01`. Two digits of a year mean 20xx, or 19xx if that would
 * be later than `latest`: a birth date is never in the future. Undefined if there is no such day.
 */
export function typedDay(text: string, latest?: IsoDay): IsoDay | undefined {
  const numbers = dateNumbers(text);
  const full = dayIn(numbers, FULL_FORMATS);
  if (full !== undefined) return full;
  const recent = SHORT_YEAR.test(numbers) ? dayIn(numbers, SHORT_FORMATS) : undefined;
  const isTooLate = latest !== undefined && recent !== undefined && recent > latest;
  return isTooLate ? isoDayOf(luxonDay(recent).minus({ years: 100 })) : recent;
}

/** Reads a day like `typedDay`, but during typing: undefined while another digit of its year or day may follow. */
export function finishedDay(text: string): IsoDay | undefined {
  const numbers = dateNumbers(text);
  return SHORT_DAY_LAST.test(numbers) ? undefined : dayIn(numbers, FULL_FORMATS);
}

/**
 * Returns true for a day number of Excel, `46357`. It is not read as a day: Excel may count from 1900 or from 1904, and
 * the number does not show which.
 */
export function isExcelDay(text: string): boolean {
  return EXCEL_DAY.test(plainText(text));
}
