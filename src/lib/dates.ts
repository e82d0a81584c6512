import { daysBetween, moscowDay, type IsoDay } from './isoDay';
import { OFFSET } from './moscow';
import { reversed } from './copies';

const ISO_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
const ISO_INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** A date of the server, if any: ISO or dd.MM.yyyy, with or without a time. */
export type ServerDate = string | null | undefined;

/** Reads year, month and day between dashes; undefined if there is no such day. */
export function parseDashedDate(text: string): IsoDay | undefined {
  const numbers = /^(?:\d{1,4}-){2}\d{1,4}$/.test(text) ? text.split('-').map(Number) : [];
  const day = numbers.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');
  const date = new Date(day);
  // `Date` itself turns 30 February into a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}

/** Reads dd.MM.yyyy; undefined if there is no such day. */
export function parseRussianDate(text: string): IsoDay | undefined {
  const isRussian = /^\d{2}\.\d{2}\.\d{4}$/.test(text);
  return isRussian ? parseDashedDate(reversed(text.split('.')).join('-')) : undefined;
}

/** Reads an ISO instant of the server, in Moscow time if it has no offset. Undefined for a plain day. */
export function readInstant(value: ServerDate): Date | undefined {
  const [text = '', day = '', offset] = ISO_INSTANT.exec(value ?? '') ?? [];
  const iso = `${text.replace(' ', 'T').replace(',', '.')}${offset === undefined ? OFFSET : ''}`;
  const date = new Date(parseDashedDate(day) === undefined ? '' : iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/**
 * Reads a day of the server. An ISO date or dd.MM.yyyy stays the same in any time zone; an instant gives its day
 * in Moscow.
 */
export function readDay(value: ServerDate): IsoDay | undefined {
  if (!value) return undefined;
  // Fast path for registries: days up to the 28th exist in every month, so they need no further check.
  if (ISO_DAY.test(value)) return value;
  const instant = readInstant(value);
  if (instant) return moscowDay(instant);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseDashedDate(value) : parseRussianDate(value);
}

/** Returns 'ДД.ММ.ГГГГ'; empty if the date is missing or invalid. */
export function dateText(value: ServerDate): string {
  return reversed(readDay(value)?.split('-') ?? []).join('.');
}

/** Formats a date like `dateText`; '-' if there is none. */
export const formatDate = (value: ServerDate): string => dateText(value) || '-';

// The format uses UTC, so that no time zone changes the day.
const inWords = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Returns «11 декабря». */
export const dayAndMonth = (day: IsoDay): string => inWords.format(new Date(day));

/** Returns '20 ноября 2026 г.'; '-' if the date is missing or invalid. */
export function formatLongDate(value: ServerDate): string {
  const day = readDay(value);
  return day ? `${dayAndMonth(day)} ${Number(day.slice(0, 4))}\u00A0г.` : '-';
}

/** Returns the number for «через N календарных дней»: 0 for a day that has passed; null if the date is not valid. */
export function calendarDaysUntil(russianDate: ServerDate, now?: Date): number | null {
  const day = parseRussianDate(russianDate ?? '');
  return day === undefined ? null : Math.max(0, daysBetween(moscowDay(now), day));
}
