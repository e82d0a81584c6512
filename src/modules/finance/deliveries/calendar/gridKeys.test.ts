import { expect, it } from 'vitest';
import { dayByKey } from './gridKeys';

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
  ['Enter', false, null],
  ['a', false, null],
])('%s with Shift %s leads from 22 November to %s', (key, withShift, day) => {
  expect(dayByKey('2026-11-22', key, withShift)).toBe(day);
});

it('stays in the month where it has fewer days', () => {
  expect(dayByKey('2026-03-31', 'PageUp', false)).toBe('2026-02-28');
});

it('goes no further than calendars do', () => {
  expect(dayByKey('2199-12-31', 'ArrowRight', false)).toBeNull();
});
