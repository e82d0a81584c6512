import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimatedFee,
  feeTerms,
  isEstimable,
  lentDays,
  partOf,
  percentParts,
  sumOfKopeks,
  type FeeTerms,
} from './estimate';

const YEAR = 365;

/** Percents with up to four decimals, as whole ten-thousandths of a percent. */
const percents = fc.integer({ min: 0, max: 10_000_000 });
const percentOf = (parts: number) => parts / 10_000;

describe('the fee', () => {
  it.each([
    // 1 000,00 ₽ × 80 % × 18.5 % × 30 / 365 = 12,1643…
    [{ sum: 100_000, percent: 80, rate: 18.5, days: 30 }, 1216],
    // 1 000 000,00 ₽ × 80.25 % × 21.35 % × 45 / 365 = 21 123,3390…
    [{ sum: 100_000_000, percent: 80.25, rate: 21.35, days: 45 }, 2_112_334],
    [{ sum: 100, percent: 100, rate: 50, days: YEAR }, 50],
    // Half a kopek is rounded up.
    [{ sum: 1, percent: 100, rate: 50, days: YEAR }, 1],
    [{ sum: 1, percent: 100, rate: 49.9999, days: YEAR }, 0],
    [{ sum: 100_000, percent: 80, rate: 18.5, days: 0 }, 0],
  ] satisfies [FeeTerms, number][])('for %j is %i kopeks', (terms, fee) => {
    expect(estimatedFee([terms])).toBe(fee);
  });

  it('equals the sum for a whole year at 100 percent', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (sum) => {
        expect(estimatedFee([{ sum, percent: 100, rate: 100, days: YEAR }])).toBe(sum);
      }),
    );
  });

  it('is the exact sum of the fees of all objects, rounded once, in any order of the objects', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            sum: fc.integer({ min: 0, max: 10 ** 13 }),
            percent: percents,
            rate: percents,
            days: fc.integer({ min: 0, max: 1000 }),
          }),
          { maxLength: 20 },
        ),
        (rows) => {
          const exact = rows.reduce(
            (total, { sum, percent, rate, days }) =>
              total + BigInt(sum) * BigInt(percent) * BigInt(rate) * BigInt(days),
            0n,
          );
          const divisor = 1_000_000n * 1_000_000n * 365n;
          const [kopeks, rest] = [exact / divisor, exact % divisor];
          const expected = Number(2n * rest >= divisor ? kopeks + 1n : kopeks);
          const terms = rows.map((row) => ({
            ...row,
            percent: percentOf(row.percent),
            rate: percentOf(row.rate),
          }));
          expect(estimatedFee(terms)).toBe(expected);
          expect(estimatedFee(terms.toReversed())).toBe(expected);
        },
      ),
    );
  });

  it('differs from the sum of the fees of its parts by at most half a kopek per part', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            sum: fc.integer({ min: 0, max: 10 ** 12 }),
            percent: percents.map(percentOf),
            rate: percents.map(percentOf),
            days: fc.integer({ min: 0, max: 400 }),
          }),
          { minLength: 1, maxLength: 10 },
        ),
        (terms) => {
          const parts = terms.reduce((sum, one) => sum + estimatedFee([one]), 0);
          expect(Math.abs(parts - estimatedFee(terms))).toBeLessThanOrEqual(terms.length / 2);
        },
      ),
    );
  });

  it('excludes objects with an invalid figure', () => {
    const sound = { sum: 100_000, percent: 80, rate: 18.5, days: 30 };
    for (const broken of [Number.NaN, -1, Infinity, 0.5]) {
      expect(estimatedFee([sound, { ...sound, sum: broken }])).toBe(1216);
      expect(isEstimable({ ...sound, days: broken })).toBe(false);
    }
    expect(isEstimable(sound)).toBe(true);
  });
});

describe('percentParts', () => {
  it.each([
    [18.5, 185_000n],
    [80.25, 802_500n],
    [0.1 + 0.2, 3000n],
    [33.3333, 333_333n],
    [0, 0n],
  ])('reads %d percent as %i ten-thousandths of a percent', (percent, parts) => {
    expect(percentParts(percent)).toBe(parts);
  });

  it.each([-1, Number.NaN, undefined])('returns null for %s', (percent) => {
    expect(percentParts(percent)).toBeNull();
  });

  it('makes partOf exact to the kopek; partOf is undefined without a sum or a percent', () => {
    expect(partOf(100_001, 80)).toBe(80_001);
    expect(partOf(3, 50)).toBe(2);
    expect(partOf(Number.MAX_SAFE_INTEGER, 100)).toBe(Number.MAX_SAFE_INTEGER);
    expect(partOf(undefined, 80)).toBeUndefined();
    expect(partOf(100, undefined)).toBeUndefined();
  });
});

it('the sums of all pages add up to the sum of the registry, which skips invalid sums', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10 ** 11 }), { maxLength: 200 }),
      fc.integer({ min: 1, max: 50 }),
      (sums, size) => {
        const pages = Array.from({ length: Math.ceil(sums.length / size) }, (_, page) =>
          sums.slice(page * size, (page + 1) * size),
        );
        expect(sumOfKopeks(pages.map(sumOfKopeks))).toBe(sumOfKopeks(sums));
      },
    ),
  );
  expect(sumOfKopeks([100, undefined, Number.NaN, 1.5, 20])).toBe(120);
});

it.each([
  ['2026-11-22', '2026-12-22', 30],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-11-22', '2026-11-22', 0],
  ['2026-11-22', '2026-11-20', 0],
  ['2026-11-22', 'скоро', undefined],
  ['2026-11-22', undefined, undefined],
])('lentDays from %s to %s returns %s', (from, to, days) => {
  expect(lentDays(from, to)).toBe(days);
});

describe('the days of a fee', () => {
  const object = {
    claimAmount: 1,
    financingPercent: 80,
    interestRate: 18,
    plannedRepaymentDate: '2026-12-31',
  };

  it.each([
    ['2026-12-01', 30],
    [undefined, 9],
    ['', 9],
  ])(
    'are counted from the day of the bank’s payment (%j), else from today',
    (financingDate, days) => {
      expect(feeTerms({ ...object, financingDate }, '2026-12-22')).toEqual({
        sum: 1,
        percent: 80,
        rate: 18,
        days,
      });
    },
  );
});
