import { expect, it } from 'vitest';
import { dayAndMonth } from '../dates';
import { addDays } from '../isoDay';
import {
  dayTitle,
  inMonth,
  monthName,
  monthTitle,
  periodTitle,
  WEEKDAYS,
  weekdayName,
} from './dayNames';

it('the names of days and months are Russian', () => {
  expect(dayAndMonth('2026-12-11')).toBe('11 декабря');
  expect(dayTitle('2026-11-27')).toBe('Пятница, 27 ноября');
  expect(monthTitle('2026-05-31')).toBe('Май 2026');
  expect(monthName('2026-05-31')).toBe('май');
});

it.each([
  ['2026-12-07', '2026-12-13', '7–13 декабря 2026'],
  ['2026-11-30', '2026-12-06', '30 ноября — 6 декабря 2026'],
  ['2026-12-28', '2027-01-03', '28 декабря 2026 — 3 января 2027'],
])('periodTitle names the week from %s', (from, to, title) => {
  expect(periodTitle(from, to)).toBe(title);
});

it('the days of the week begin with Monday', () => {
  const monday = '2026-11-16';
  expect(WEEKDAYS.map(([name]) => name)).toEqual(
    WEEKDAYS.map((_, index) => weekdayName(addDays(monday, index))),
  );
});

it('inMonth returns the month in the Russian prepositional case', () => {
  expect([inMonth('2026-11-10'), inMonth('2027-01-01')]).toEqual(['ноябре', 'январе']);
});
