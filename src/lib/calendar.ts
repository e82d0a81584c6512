import { parseRussianDate } from './dates';
import { daysBetween, moscowDay } from './isoDay';

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
