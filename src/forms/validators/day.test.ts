import { describe, expect, it } from 'vitest';
import { day, dayWithin } from './day';

describe('day', () => {
  it.each(['2026-12-01', '2028-02-29', '', undefined])('accepts %j', (value) => {
    expect(day(value, {})).toBeUndefined();
  });

  it.each(['2026-02-30', '01.12.2026', 'завтра', 20_261_201, {}])('refuses %s', (value) => {
    expect(day(value, {})).toBe('Введите существующую дату в формате ДД.ММ.ГГГГ');
  });

  it('explains a day number of Excel', () => {
    expect(day('46357', {})).toBe(
      'Excel показывает так дату, если у ячейки числовой формат. Введите её в формате ДД.ММ.ГГГГ',
    );
    expect(day(46_357, {})).toBe('Введите существующую дату в формате ДД.ММ.ГГГГ');
  });
});

describe('dayWithin', () => {
  const EARLY = 'Дата не может быть раньше 10.11.2026';
  const LATE = 'Дата не может быть позже 20.11.2026';

  it.each([
    ['2026-11-09', EARLY],
    ['2026-11-10', undefined],
    ['2026-11-20', undefined],
    ['2026-11-21', LATE],
    ['', undefined],
    // The rule `day` reports this error.
    ['завтра', undefined],
  ])('with both bounds maps %j to %s', (value, message) => {
    expect(dayWithin('2026-11-10', '2026-11-20')(value, {})).toBe(message);
  });

  it('ignores a bound that is missing', () => {
    expect(dayWithin(undefined, '2026-11-20')('1900-01-01', {})).toBeUndefined();
    expect(dayWithin(undefined, '2026-11-20')('2026-11-21', {})).toBe(LATE);
    expect(dayWithin('2026-11-10', undefined)('2999-01-01', {})).toBeUndefined();
    expect(dayWithin('2026-11-10', undefined)('2026-11-09', {})).toBe(EARLY);
  });
});
