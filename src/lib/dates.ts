const NO_DATE = '-';
const RUSSIAN_DATE = /^(\d{2})\.(\d{2})\.(\d{4})$/;
// `Z` and offset are optional: a time without them is local, as ISO 8601 and Date read it.
const ISO_INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

const LONG_DATE = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/**
 * The date parser of the specification (section 5): three dash-separated parts, year, month, day.
 * Gives local midnight of that day; nothing if a part is not a number or the day does not exist.
 */
export function parseDashedDate(text: unknown): Date | undefined {
  if (typeof text !== 'string') return undefined;
  const parts = text.split('-');
  if (parts.length !== 3 || !parts.every((part) => /^[0-9]{1,4}$/.test(part))) return undefined;
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  // setFullYear, because `new Date(99, …)` means 1999.
  const date = new Date(2000, 0, 1);
  date.setFullYear(year, month - 1, day);
  const exists =
    date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? date : undefined;
}

/** A date written dd.MM.yyyy, as local midnight of that day; nothing if there is no such day. */
export function parseRussianDate(text: unknown): Date | undefined {
  const parts = typeof text === 'string' ? RUSSIAN_DATE.exec(text) : null;
  return parts ? parseDashedDate(`${parts[3]}-${parts[2]}-${parts[1]}`) : undefined;
}

/**
 * A value of the server as a moment: an ISO date (the day itself, never shifted by a time zone),
 * an ISO instant (local time of the reader), a Russian date dd.MM.yyyy, or a Date.
 */
export function readDate(value: unknown): Date | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value;
  if (typeof value !== 'string') return undefined;
  const russian = parseRussianDate(value);
  if (russian) return russian;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return parseDashedDate(value);
  return readInstant(value);
}

function readInstant(value: string): Date | undefined {
  const day = ISO_INSTANT.exec(value)?.[1];
  // Date itself rolls 30 February over into March.
  if (day === undefined || parseDashedDate(day) === undefined) return undefined;
  const date = new Date(value.replace(' ', 'T').replace(',', '.'));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const ISO_DAY = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

/** 'ДД.ММ.ГГГГ'; '-' when the date is absent or cannot be read (specification, section 3). */
export function formatDate(value: unknown): string {
  // A registry has thousands of them, and such a day there is in each month: it needs no calendar.
  const plain = typeof value === 'string' ? ISO_DAY.exec(value) : null;
  if (plain) return `${plain[3]}.${plain[2]}.${plain[1]}`;
  const date = readDate(value);
  return date ? dayOf(date) : NO_DATE;
}

/** 'ДД.ММ.ГГГГ, ЧЧ:ММ' in the reader's time zone; a date without time stays a date; '-' if absent. */
export function formatDateTime(value: unknown): string {
  const date = readDate(value);
  if (!date) return NO_DATE;
  const hasTime = value instanceof Date || ISO_INSTANT.test(String(value));
  if (!hasTime) return dayOf(date);
  return `${dayOf(date)}, ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** '20 ноября 2026 г.'; '-' when the date is absent or cannot be read. */
export function formatLongDate(value: unknown): string {
  const date = readDate(value);
  if (!date) return NO_DATE;
  // The year never stands on another line than its «г.», whatever space this ICU release prints.
  return LONG_DATE.format(date).replace(/\s(г\.)$/u, '\u00A0$1');
}

function dayOf(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${year}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
