import { expect, it } from 'vitest';
import { addMonths, daysOf, monthOf, nameOfMonth, startOfDay } from './month';

it('a month begins at midnight in Moscow', () => {
  expect(monthOf(Date.UTC(2026, 10, 30, 20, 59))).toBe('2026-11');
  expect(monthOf(Date.UTC(2026, 10, 30, 21))).toBe('2026-12');
  expect(new Date(startOfDay('2026-12', 1)).toISOString()).toBe('2026-11-30T21:00:00.000Z');
});

it('months are added across years', () => {
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-11', 3)).toBe('2027-02');
});

it('the last day of a month is correct, also in a leap year', () => {
  expect(daysOf('2028-02')).toEqual({ startDate: '2028-02-01', endDate: '2028-02-29' });
  expect(daysOf('2026-12').endDate).toBe('2026-12-31');
});

it('a month is named in Russian', () => {
  expect(nameOfMonth('2026-10')).toBe('октябрь 2026 г.');
});
