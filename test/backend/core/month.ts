import { monthName } from '../../../src/lib/calendar/dayNames';
import { DAY, toDate } from './clock';

/** A calendar month in Moscow, `2026-11`. */
export type Month = string;

/** Returns the month of an instant in epoch milliseconds. */
export function monthOf(epochMs: number): Month {
  return toDate(epochMs).slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Returns the start of a day of the month in Moscow, epoch milliseconds. */
export function startOfDay(month: Month, day: number): number {
  return Date.parse(`${month}-${String(day).padStart(2, '0')}T00:00:00+03:00`);
}

/** Returns the first and last day of a month, as the contract's ReportingPeriod. */
export function daysOf(month: Month): { startDate: string; endDate: string } {
  return {
    startDate: `${month}-01`,
    endDate: toDate(startOfDay(addMonths(month, 1), 1) - DAY),
  };
}

/** Returns, for example, «октябрь 2026 г.». */
export const nameOfMonth = (month: Month): string =>
  `${monthName(`${month}-01`)} ${month.slice(0, 4)} г.`;
