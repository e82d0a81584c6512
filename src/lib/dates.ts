import { longDay } from './dayNames';
import { daysBetween, moscowDay, type IsoDay } from './isoDay';
import { momentInMoscow, moscowClock, readersClock } from './moscow';
import { reversed } from './copies';

const NO_DATE = '-';
const RUSSIAN_DATE = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const ISO_INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The date parser of the specification (section 5): three dash-separated parts, year, month, day.
 * Gives nothing if a part is not a number or the day does not exist.
 */
export function parseDashedDate(text: unknown): IsoDay | undefined {
  if (typeof text !== 'string') return undefined;
  const parts = text.split('-');
  if (parts.length !== 3 || !parts.every((part) => /^[0-9]{1,4}$/.test(part))) return undefined;
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** A date written dd.MM.yyyy; nothing if there is no such day. */
export function parseRussianDate(text: unknown): IsoDay | undefined {
  const parts = typeof text === 'string' ? RUSSIAN_DATE.exec(text) : null;
  return parts ? parseDashedDate(`${parts[3]}-${parts[2]}-${parts[1]}`) : undefined;
}

/**
 * A value of the server as a moment: an ISO instant (without an offset it is one of Moscow) or a
 * Date. A plain day is none.
 */
export function readInstant(value: unknown): Date | undefined {
  const date = value instanceof Date ? value : instantOf(value);
  return date === undefined || Number.isNaN(date.getTime()) ? undefined : date;
}

function instantOf(value: unknown): Date | undefined {
  const parts = typeof value === 'string' ? ISO_INSTANT.exec(value) : null;
  // Date itself rolls 30 February over into March.
  if (!parts || parseDashedDate(parts[1]) === undefined) return undefined;
  const text = parts[0].replace(' ', 'T').replace(',', '.');
  return parts[2] === undefined ? momentInMoscow(text) : new Date(text);
}

/**
 * A value of the server as a day: an ISO date or dd.MM.yyyy is the day itself and never shifted by a
 * time zone, a moment is on its day in Moscow.
 */
export function readDay(value: unknown): IsoDay | undefined {
  const instant = readInstant(value);
  if (instant) return moscowDay(instant);
  const isIso = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isIso ? parseDashedDate(value) : parseRussianDate(value);
}

const ISO_DAY = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

/** 'ДД.ММ.ГГГГ'; empty when the date is absent or cannot be read. */
export function dateText(value: unknown): string {
  // A registry has thousands of them, and such a day there is in each month: it needs no calendar.
  const plain = typeof value === 'string' ? ISO_DAY.exec(value) : null;
  if (plain) return `${plain[3]}.${plain[2]}.${plain[1]}`;
  return reversed(readDay(value)?.split('-') ?? []).join('.');
}

/** As `dateText`, but '-' when there is none (specification, section 3). */
export const formatDate = (value: unknown): string => dateText(value) || NO_DATE;

/**
 * 'ДД.ММ.ГГГГ, ЧЧ:ММ' in Moscow, with «МСК» where the reader's clock shows something else; a date
 * without time stays a date; empty if absent.
 */
export function dateTimeText(value: unknown): string {
  const at = readInstant(value);
  if (!at) return dateText(value);
  const { date, time } = moscowClock(at);
  return `${date}, ${time}${zoneMark(at)}`;
}

/** «в 14:05», of another day than that of `now` «20.11.2026 в 14:05»; with «МСК» like the above. */
export function formatMoment(at: Date, now: Date = new Date()): string {
  const { date, time } = moscowClock(at);
  const words = `в\u00A0${time}${zoneMark(at)}`;
  return date === moscowClock(now).date ? words : `${date} ${words}`;
}

/** What the reader's own clock shows at a moment; undefined where it is the time of Moscow, or no moment. */
export function readersTimeText(value: unknown): string | undefined {
  const at = readInstant(value);
  const own = at && readersClock(at);
  return own && `По вашему времени: ${own.date}, ${own.time}`;
}

const zoneMark = (at: Date) => (readersClock(at) ? '\u00A0МСК' : '');

/** '20 ноября 2026 г.'; '-' when the date is absent or cannot be read. */
export function formatLongDate(value: unknown): string {
  const day = readDay(value);
  // The year and its «г.» stay on one line: ICU releases print different spaces between them.
  return day ? longDay(day).replace(/\s(г\.)$/u, '\u00A0$1') : NO_DATE;
}

/**
 * Whole calendar days of Moscow from `now` to a day written dd.MM.yyyy, negative for a day that has
 * passed. Today is 0, tomorrow is 1 at any hour. Null when the text is not an existing date.
 */
export function calendarDaysTo(russianDate: unknown, now?: Date): number | null {
  const day = parseRussianDate(russianDate);
  return day === undefined ? null : daysBetween(moscowDay(now), day);
}

/**
 * The same for «через N календарных дней» (specification, section 2, DENIED): a day that has passed
 * is 0.
 */
export function calendarDaysUntil(russianDate: unknown, now?: Date): number | null {
  const days = calendarDaysTo(russianDate, now);
  return days === null ? null : Math.max(0, days);
}
