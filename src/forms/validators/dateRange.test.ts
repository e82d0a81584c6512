import { describe, expect, it } from 'vitest';
import { dateRange } from './day';

describe('dateRange', () => {
  it.each([
    [['2026-11-01', '2026-11-30']],
    [['01.11.2026', '30.11.2026']],
    [[new Date('2026-11-01'), new Date('2026-11-30')]],
  ])('accepts two dates: %o', (value) => {
    expect(dateRange(value, {})).toBeUndefined();
  });

  it.each([[undefined], [null], [''], [[]], [[null, null]], [['', undefined]]])(
    'accepts an empty value: %o',
    (value) => {
      expect(dateRange(value, {})).toBeUndefined();
    },
  );

  it.each([
    [['2026-11-01', null]],
    [[null, '2026-11-30']],
    [['2026-11-01']],
    [['2026-11-01', '2026-11-31']],
    [['2026-11-01', '2026-11-02', '2026-11-03']],
    [[new Date(Number.NaN), new Date()]],
    ['2026-11-01'],
    [5],
  ])('refuses %o', (value) => {
    expect(dateRange(value, {})).toBe('Поле некорректно');
  });
});
