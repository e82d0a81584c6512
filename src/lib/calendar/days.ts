import { DateTime, Interval, type DurationLikeObject } from 'luxon';
import { isIsoDay, type IsoDay } from '../isoDay';

/** Returns the day as a luxon DateTime with Russian names, in UTC because a day has no time zone. */
export const luxonDay = (day: IsoDay): DateTime =>
  DateTime.fromISO(day, { zone: 'utc', locale: 'ru' });

/** Returns a luxon DateTime as YYYY-MM-DD; empty if it is invalid. */
export const isoDayOf = (at: DateTime): IsoDay => at.toISODate() ?? '';

/** Returns the day `months` later, or earlier if negative; the last day of a month that is too short. */
export const addMonths = (day: IsoDay, months: number): IsoDay =>
  isoDayOf(luxonDay(day).plus({ months }));

/** Returns the number of the day in its week: Monday is 0, Sunday is 6. */
export const weekdayOf = (day: IsoDay): number => luxonDay(day).weekday - 1;

/** Returns all days of a period, with its first and last day; empty if `to` is before `from`. */
export function daysFrom(from: IsoDay, to: IsoDay): IsoDay[] {
  const days = Interval.fromDateTimes(luxonDay(from), luxonDay(to).plus({ days: 1 }));
  return days.splitBy({ days: 1 }).flatMap(({ start }) => (start ? [isoDayOf(start)] : []));
}

/** Duration by which each key moves the day. */
const MOVES: Readonly<Record<string, DurationLikeObject>> = {
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
  ArrowUp: { weeks: -1 },
  ArrowDown: { weeks: 1 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};

/** Duration by which Page Up and Page Down move the day with Shift. */
const MOVES_WITH_SHIFT: typeof MOVES = { PageUp: { years: -1 }, PageDown: { years: 1 } };

/**
 * Returns the day that a key moves to, as in the date grid of the ARIA Authoring Practices. Arrows move by days and
 * weeks, Home and End within the week, Page Up and Page Down by months, with Shift by years; a shorter month gives its
 * last day. Undefined for other keys.
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
