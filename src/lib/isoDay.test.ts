import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  endOfMonth,
  isIsoDay,
  moscowDay,
  startOfMonth,
  startOfWeek,
} from './isoDay';

const day = fc.integer({ min: -20_000, max: 80_000 }).map((count) => addDays('1970-01-01', count));

describe('an ISO day', () => {
  it.each(['2026-11-22', '2024-02-29', '1900-01-01'])('can be %s', (text) => {
    expect(isIsoDay(text)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '0001-01-01', '20261122', '', null, 20_261_122])(
    'cannot be %j',
    (value) => expect(isIsoDay(value)).toBe(false),
  );

  it('begins at midnight in Moscow', () => {
    expect(moscowDay(new Date('2026-11-22T20:59:59Z'))).toBe('2026-11-22');
    expect(moscowDay(new Date('2026-11-22T21:00:00Z'))).toBe('2026-11-23');
  });
});

describe('addDays', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });

  it('returns to the same day with the opposite count', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (start, count) => {
        const end = addDays(start, count);
        expect(daysBetween(start, end)).toBe(count);
        expect(addDays(end, -count)).toBe(start);
      }),
    );
  });
});

describe('weeks and months', () => {
  it('begin on Monday or on the 1st, and endOfMonth returns the last day of a month', () => {
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16');
    expect(startOfMonth('2026-11-22')).toBe('2026-11-01');
    expect(endOfMonth('2024-02-10')).toBe('2024-02-29');
    expect(startOfMonth('2026-11-30', -11)).toBe('2025-12-01');
    expect(endOfMonth('2026-10-31', 4)).toBe('2027-02-28');
  });
});
