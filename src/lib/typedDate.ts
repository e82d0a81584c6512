import { isIsoDay, type IsoDay } from './isoDay';

const APART = /^(\d{1,2})[./,\s-]+(\d{1,2})[./,\s-]+(\d{4}|\d{2})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const IN_WORDS = /^(\d{1,2})[\s.-]*([а-яё]+)[\s.,-]*(\d{4}|\d{2})$/u;
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

function partsOf(text: string): DateParts | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(YEAR_WORD, '');
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
 * A typed day (`01.12.2026`, `1.12.26`, `1 12 2026`, `01122026`, `1 декабря 2026`, or
 * ISO) as `2026-12-01`. Two digits of a year are one of 20xx, or of 19xx where that would be later
 * than `latest`: a birth date is never in the future. Nothing where there is no such day.
 */
export function isoDayOf(text: string, latest?: IsoDay): IsoDay | undefined {
  const written = text.trim();
  if (isIsoDay(written)) return written;
  const parts = partsOf(written);
  if (parts === undefined || parts.year.length === 4) return parts && dayOfParts(parts);
  const recent = dayOfParts({ ...parts, year: `20${parts.year}` });
  const isTooLate = latest !== undefined && recent !== undefined && recent > latest;
  return isTooLate ? dayOfParts({ ...parts, year: `19${parts.year}` }) : recent;
}

/** The same for a text that is still being typed: after two digits of a year two more may follow. */
export function finishedDay(text: string): IsoDay | undefined {
  return partsOf(text)?.year.length === 2 ? undefined : isoDayOf(text);
}

/** A day of the reader's own calendar, as `2026-12-01`. */
export function isoDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
