import { DateTime } from 'luxon';
import { parseRussianDate } from './dates';

/**
 * Whole calendar days from `now` to a day written dd.MM.yyyy, negative for a day that has passed.
 * Tomorrow is 1 whatever the hour, today is 0. Null when the text is not an existing date.
 */
export function calendarDaysTo(russianDate: unknown, now: Date = new Date()): number | null {
  const date = parseRussianDate(russianDate);
  if (date === undefined) return null;
  const today = DateTime.fromJSDate(now).startOf('day');
  // luxon counts calendar days here, so a 23- or 25-hour day of a clock change is still one.
  return Math.round(DateTime.fromJSDate(date).diff(today, 'days').days);
}

/**
 * The same for «через N календарных дней» (specification, section 2, DENIED): a day that has passed
 * is 0.
 */
export function calendarDaysUntil(russianDate: unknown, now?: Date): number | null {
  const days = calendarDaysTo(russianDate, now);
  return days === null ? null : Math.max(0, days);
}
