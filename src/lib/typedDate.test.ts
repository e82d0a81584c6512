import { describe, expect, it } from 'vitest';
import { isoDay, isoDayOf } from './typedDate';

describe('isoDayOf', () => {
  it.each([
    ['01.12.2026', '2026-12-01'],
    ['1.2.2026', '2026-02-01'],
    ['01/12/2026', '2026-12-01'],
    ['01,12,2026', '2026-12-01'],
    ['01-12-2026', '2026-12-01'],
    ['01 12 2026', '2026-12-01'],
    [' 01122026 ', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['29.02.2028', '2028-02-29'],
  ])('reads %s as %s', (typed, iso) => {
    expect(isoDayOf(typed)).toBe(iso);
  });

  it.each([
    '',
    '1',
    '01.12',
    '01.12.26',
    '31.02.2026',
    '29.02.2027',
    '00.01.2026',
    '2026-13-01',
    'вчера',
  ])('finds no day in «%s»', (typed) => {
    expect(isoDayOf(typed)).toBeUndefined();
  });
});

it('writes the day of the reader, not that of Greenwich', () => {
  expect(isoDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(isoDay(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22');
});
