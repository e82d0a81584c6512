import { DateTime, Interval, type DurationLikeObject } from 'luxon';
import { isIsoDay, type IsoDay } from '../isoDay';

/** Returns a day for luxon, with Russian words: days have no zone, so they are counted in UTC. */
export const luxonDay = (day: IsoDay): DateTime =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'ru' });

/** Returns a day of luxon in the format of the cabinet; empty for an invalid one. */
export const isoDayOf = (at: DateTime): IsoDay => at.toISODate() ?? '';

/** Returns the same day of another month; the last day if that month is shorter. */
export const addMonths = (day: IsoDay, months: number): IsoDay =>
  isoDayOf(luxonDay(day).plus({ months }));

/** Returns the number of the day in its week: Monday is 0, Sunday is 6. */
export const weekdayOf = (day: IsoDay): number => luxonDay(day).weekday - 1;

/** Returns all days from one to another, both included. */
export function daysFrom(from: IsoDay, to: IsoDay): IsoDay[] {
  const days = Interval.fromDateTimes(luxonDay(from), luxonDay(to).plus({ days: 1 }));
  return days.splitBy({ days: 1 }).flatMap(({ start }) => (start ? [isoDayOf(start)] : []));
}

/** Moves by keys, in days, weeks and months of the calendar. */
const MOVES: Readonly<Record<string, DurationLikeObject>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { weeks: -1 },
  ArrowDown: { weeks: 1 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};

/** Moves by Page Up and Page Down with Shift. */
const MOVES_WITH_SHIFT: typeof MOVES = { PageUp: { years: -1 }, PageDown: { years: 1 } };

/**
 * Returns the day that a key moves to, as in the date grid of the ARIA Authoring Practices: arrows by days and weeks,
 * Home and End within the week, Page Up and Page Down by months, with Shift by years; in a shorter month the last day.
 * Undefined for other keys.
 */
export function dayByKey(day: IsoDay, key: string, withShift: boolean): IsoDay | undefined {
  const next = moved(luxonDay(day), key, withShift)?.toISODate();
  return isIsoDay(next) ? next : undefined;
}

function moved(day: DateTime, key: string, withShift: boolean): DateTime | undefined {
  if (key === 'Home') return day.startOf('week');
  if (key === 'End') return day.endOf('week');
  const move = (withShift ? MOVES_WITH_SHIFT[key] : undefined) ?? MOVES[key];
  return move && day.plus(move);
}
