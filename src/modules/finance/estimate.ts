import type { FinancingObject } from '../../api/endpoints/financeRegistry';
import { daysBetween, isIsoDay } from '../../lib/isoDay';

/**
 * «Предварительный расчёт», as README.md, rule B19, calls estimates: fee = sum × percent × rate × days / 365.
 *
 * B15, for the whole module: sums are whole kopeks, rounded once. Percents are decimal numbers such as 18.5 or 80.25;
 * they are converted to whole ten-thousandths of a percent first, so that binary fractions are never multiplied. The
 * product of whole numbers is exact. The product needs BigInt, because sum, percent, rate and days together exceed the
 * 53 bits of a number. It is divided and rounded only once, at the very end, half a kopek up: the fee of many objects
 * is rounded once for all of them, not for each object. Therefore the fees of the parts may differ from the fee of the
 * whole by half a kopek for each part; the «≈» before them shows that.
 */

/** Number of ten-thousandths in one percent. */
const PARTS_OF_PERCENT = 10_000;
/** Number of ten-thousandths of a percent in 100 percent. */
const WHOLE = BigInt(100 * PARTS_OF_PERCENT);
const DAYS_OF_YEAR = 365n;

/** A number from the server; undefined if the server did not send it. */
type Figure = number | undefined;

/** Figures that the fee of an object is calculated from. */
export interface FeeTerms {
  /** Claim, in kopeks. */
  sum: Figure;
  /** Part of the claim that the bank pays, in percent. */
  percent: Figure;
  /** Annual rate in percent. */
  rate: Figure;
  /** Duration of the loan in days. */
  days: Figure;
}

/** Returns a percent in whole ten-thousandths: 18.5 is 185000. Null for a missing or invalid percent. */
export function percentParts(percent: Figure): bigint | null {
  if (percent === undefined || percent < 0) return null;
  const parts = Math.round(percent * PARTS_OF_PERCENT);
  return Number.isSafeInteger(parts) ? BigInt(parts) : null;
}

function whole(value: Figure): bigint | null {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null;
}

function roundedDivision(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/** Returns the fee before the final division; null if a figure is missing. */
function undividedFee({ sum, percent, rate, days }: FeeTerms): bigint | null {
  const factors = [whole(sum), percentParts(percent), percentParts(rate), whole(days)];
  return factors.reduce<bigint | null>(
    (product, factor) => (product === null || factor === null ? null : product * factor),
    1n,
  );
}

/** Returns the fee of several objects in kopeks, rounded once; objects with a missing figure are omitted. */
export function estimatedFee(objects: readonly FeeTerms[]): number {
  const undivided = objects.reduce((sum, terms) => sum + (undividedFee(terms) ?? 0n), 0n);
  return roundedDivision(undivided, WHOLE * WHOLE * DAYS_OF_YEAR);
}

export function isEstimable(terms: FeeTerms): boolean {
  return undividedFee(terms) !== null;
}

/** Returns the given percent of a sum, in kopeks, rounded once; undefined if a figure is missing. */
export function partOf(sum: Figure, percent: Figure): Figure {
  const [kopeks, parts] = [whole(sum), percentParts(percent)];
  return kopeks === null || parts === null ? undefined : roundedDivision(kopeks * parts, WHOLE);
}

/** Adds up kopeks; a missing, negative or fractional value counts as 0. */
export function sumOfKopeks(sums: readonly Figure[]): number {
  return Number(sums.reduce<bigint>((sum, kopeks) => sum + (whole(kopeks) ?? 0n), 0n));
}

/**
 * Returns the duration of the loan in days, at least 0: from a date (2026-12-01) to the planned repayment; undefined
 * without a valid repayment date.
 */
export function lentDays(from: string, repayment: string | undefined): Figure {
  return isIsoDay(repayment) ? Math.max(0, daysBetween(from, repayment)) : undefined;
}

export type FeeSource = Pick<
  FinancingObject,
  'claimAmount' | 'financingPercent' | 'interestRate' | 'financingDate' | 'plannedRepaymentDate'
>;

/**
 * Returns the figures for the fee of an object, the same for every screen. Days are counted from the day on which the
 * bank paid, or from today if it has not paid.
 */
export function feeTerms(object: FeeSource, today: string): FeeTerms {
  const { claimAmount: sum, financingPercent: percent, interestRate: rate } = object;
  const { financingDate, plannedRepaymentDate } = object;
  const from = isIsoDay(financingDate) ? financingDate : today;
  return { sum, percent, rate, days: lentDays(from, plannedRepaymentDate) };
}
