import { moscowClock } from './moscow';
import { reversed } from './copies';

/**
 * Days of business documents, written YYYY-MM-DD: they are days of Moscow and never moments, so that
 * no time zone and no clock change can move them. Small and without libraries, because what a page
 * starts with is loaded before its code.
 */
export type IsoDay = string;

const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function msOf(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(ms: number): IsoDay {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Whether a value is a day that exists, of the years 1900 to 2199: 2026-02-30 is none. */
export function isIsoDay(value: unknown): value is IsoDay {
  if (typeof value !== 'string') return false;
  const year = Number(DAY.exec(value)?.[1] ?? 0);
  if (year < 1900 || year > 2199) return false;
  const ms = msOf(value);
  return !Number.isNaN(ms) && dayOf(ms) === value;
}

/** The day in Moscow at a moment. */
export function moscowDay(now: Date = new Date()): IsoDay {
  return reversed(moscowClock(now).date.split('.')).join('-');
}

/** The day so many days later, or earlier for a negative number. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return dayOf(msOf(day) + count * DAY_MS);
}

/** The same day of another month, or the last one of a month that is shorter. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(first.getTime() + (Math.min(date, last) - 1) * DAY_MS);
}

/** Days from one day to another; negative where the second one is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((msOf(to) - msOf(from)) / DAY_MS);
}

/** Number of the day in its week: Monday is 0, Sunday is 6. */
export function weekdayOf(day: IsoDay): number {
  return (new Date(msOf(day)).getUTCDay() + 6) % 7;
}

/** The Monday of a day's week. */
export function startOfWeek(day: IsoDay): IsoDay {
  return addDays(day, -weekdayOf(day));
}

/** The first day of a day's month. */
export function startOfMonth(day: IsoDay): IsoDay {
  return `${day.slice(0, 8)}01`;
}

/** The last day of a day's month. */
export function endOfMonth(day: IsoDay): IsoDay {
  return addDays(addMonths(startOfMonth(day), 1), -1);
}

/** All days from one to another, both included. */
export function daysFrom(from: IsoDay, to: IsoDay): IsoDay[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}
