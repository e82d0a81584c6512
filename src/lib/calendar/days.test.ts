import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, endOfMonth, startOfMonth, startOfWeek } from '../isoDay';
import { addMonths, dayByKey, daysFrom, weekdayOf } from './days';

it.each([
  ['ArrowLeft', false, '2026-11-21'],
  ['ArrowRight', false, '2026-11-23'],
  ['ArrowUp', false, '2026-11-15'],
  ['ArrowDown', false, '2026-11-29'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-22'],
  ['PageDown', false, '2026-12-22'],
  ['PageUp', true, '2025-11-22'],
  ['PageDown', true, '2027-11-22'],
  ['Enter', false, undefined],
  ['a', false, undefined],
])('dayByKey(2026-11-22, %s, %s) returns %s', (key, withShift, day) => {
  expect(dayByKey('2026-11-22', key, withShift)).toBe(day);
});

it('Page Up goes to the last day of a month with fewer days', () => {
  expect(dayByKey('2026-03-31', 'PageUp', false)).toBe('2026-02-28');
});

it('a key does not move beyond the limits of the calendar', () => {
  expect(dayByKey('2199-12-31', 'ArrowRight', false)).toBeUndefined();
});

it('addMonths stops at the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-11-22', -12)).toBe('2025-11-22');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
});

it('daysFrom includes the first and the last day of a period', () => {
  expect(daysFrom('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([]);
});

it('the week and the month of a day contain it', () => {
  const day = fc
    .integer({ min: -20_000, max: 80_000 })
    .map((count) => addDays('1970-01-01', count));
  expect(weekdayOf('2026-11-22')).toBe(6);
  fc.assert(
    fc.property(day, (one) => {
      const monday = startOfWeek(one);
      expect(weekdayOf(monday)).toBe(0);
      expect(daysFrom(monday, addDays(monday, 6))).toContain(one);
      expect(daysFrom(startOfMonth(one), endOfMonth(one))).toContain(one);
    }),
  );
});
