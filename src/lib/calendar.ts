import { parseRussianDate } from './dates';
import { daysBetween, moscowDay } from './isoDay';

/**
 * Whole calendar days of Moscow from `now` to a day written dd.MM.yyyy, negative for a day that has
 * passed. Tomorrow is 1 whatever the hour, today is 0. Null when the text is not an existing date.
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
