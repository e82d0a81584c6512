import { parseRussianDate } from './dates';

const DAY_MS = 86_400_000;

/** The local day as a moment of a calendar without clock changes: a day of 23 or 25 hours is still one. */
const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/**
 * Whole calendar days from `now` to a day written dd.MM.yyyy, negative for a day that has passed.
 * Tomorrow is 1 whatever the hour, today is 0. Null when the text is not an existing date.
 */
export function calendarDaysTo(russianDate: unknown, now: Date = new Date()): number | null {
  const date = parseRussianDate(russianDate);
  if (date === undefined) return null;
  return (dayNumber(date) - dayNumber(now)) / DAY_MS;
}

/**
 * The same for «через N календарных дней» (specification, section 2, DENIED): a day that has passed
 * is 0.
 */
export function calendarDaysUntil(russianDate: unknown, now?: Date): number | null {
  const days = calendarDaysTo(russianDate, now);
  return days === null ? null : Math.max(0, days);
}
