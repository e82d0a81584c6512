import { DateTime } from 'luxon';
import { parseRussianDate } from './dates';

/**
 * Whole calendar days from `now` until a day written dd.MM.yyyy, for «через N календарных дней»
 * (specification, section 2, DENIED). Tomorrow is 1 whatever the hour; today and the past are 0.
 * Null when the text is not an existing date.
 */
export function calendarDaysUntil(russianDate: unknown, now: Date = new Date()): number | null {
  const date = parseRussianDate(russianDate);
  if (date === undefined) return null;
  const today = DateTime.fromJSDate(now).startOf('day');
  // luxon counts calendar days here, so a 23- or 25-hour day of a clock change is still one.
  return Math.max(0, Math.round(DateTime.fromJSDate(date).diff(today, 'days').days));
}
