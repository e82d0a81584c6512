import { moscowClock } from './moscow';
import { reversed } from './copies';

/**
 * Days of business documents, written YYYY-MM-DD: days in Moscow, never moments. The first calls of a page need these
 * few functions before its code has loaded; luxon does the rest (`calendar/`).
 */
export type IsoDay = string;

const DAY_MS = 86_400_000;
const msOf = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): IsoDay => new Date(ms).toISOString().slice(0, 10);

/** Returns true for a real day of the years 1900 to 2199, so false for 2026-02-30. */
export function isIsoDay(value: unknown): value is IsoDay {
  if (typeof value !== 'string' || !/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const ms = msOf(value);
  return !Number.isNaN(ms) && dayOf(ms) === value;
}

export function moscowDay(now: Date = new Date()): IsoDay {
  return reversed(moscowClock(now).date.split('.')).join('-');
}

/** Returns the day `count` days later; earlier if negative. */
export const addDays = (day: IsoDay, count: number): IsoDay => dayOf(msOf(day) + count * DAY_MS);

/** Returns the number of days from one day to another; negative if the second one is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => (msOf(to) - msOf(from)) / DAY_MS;

/** Returns the Monday of a day's week. */
export const startOfWeek = (day: IsoDay): IsoDay =>
  addDays(day, -((new Date(msOf(day)).getUTCDay() + 6) % 7));

/** Returns the first day of the month that is `later` months after a day's month; before it if negative. */
export function startOfMonth(day: IsoDay, later = 0): IsoDay {
  return dayOf(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + later));
}

/** Returns the last day of the month that is `later` months after a day's month; before it if negative. */
export const endOfMonth = (day: IsoDay, later = 0): IsoDay =>
  addDays(startOfMonth(day, later + 1), -1);
