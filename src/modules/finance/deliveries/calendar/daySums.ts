import type { CalendarSum } from '../../../../api/endpoints/financeCalendar';
import type { IsoDay } from '../../../../lib/isoDay';
import type { PaymentDay } from './payments';

/** Exact sums that the bank has sent so far, keyed by day. */
export type KnownSums = ReadonlyMap<IsoDay, CalendarSum>;

export interface Sum {
  /** Whole kopeks. */
  kopeks: number;
  /** Number of payments in the sum. */
  count: number;
  /** True for the bank's sum; otherwise the sum of planned payments, marked «≈». */
  isExact: boolean;
}

/**
 * Returns the sum of a day: the bank's if it is known, else the sum of the found objects. B16: the exact sum of a day
 * is loaded when the day is visible.
 */
export function sumOfDay(found: PaymentDay | undefined, known: CalendarSum | undefined): Sum {
  if (known) return { kopeks: known.sum, count: known.count, isExact: true };
  return { kopeks: found?.estimate ?? 0, count: found?.payments.length ?? 0, isExact: false };
}

/**
 * Returns the sum of all days. It is exact only if the sum of each day is exact. B15: sums are whole kopeks,
 * rounded once.
 */
export function sumOfDays(days: readonly PaymentDay[], known: KnownSums): Sum {
  const found = new Map(days.map((day) => [day.day, day]));
  const all = new Set([...found.keys(), ...known.keys()]);
  const sums = [...all].map((day) => sumOfDay(found.get(day), known.get(day)));
  return {
    kopeks: sums.reduce((total, { kopeks }) => total + kopeks, 0),
    count: sums.reduce((total, { count }) => total + count, 0),
    isExact: sums.length > 0 && sums.every(({ isExact }) => isExact),
  };
}
