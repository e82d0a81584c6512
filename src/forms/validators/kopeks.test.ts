import { describe, expect, it } from 'vitest';
import { kopeks, kopeksWithin } from './kopeks';

describe('kopeks', () => {
  it.each([0, 123_450, -1, Number.MAX_SAFE_INTEGER, '', undefined])('accepts %j', (value) => {
    expect(kopeks(value, {})).toBeUndefined();
  });

  it.each([0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1, '123450', 'много'])(
    'refuses %s',
    (value) => {
      expect(kopeks(value, {})).toBe('Введите сумму в рублях, например 1\u00A0234,50');
    },
  );
});

describe('kopeksWithin', () => {
  const LITTLE = 'Сумма не может быть меньше 1,00\u00A0₽';
  const MUCH = 'Сумма не может быть больше 2\u00A0000,00\u00A0₽';

  it.each([
    [99, LITTLE],
    [100, undefined],
    [200_000, undefined],
    [200_001, MUCH],
    [undefined, undefined],
    // The rule `kopeks` reports this error.
    ['1', undefined],
  ])('with both bounds maps %j kopeks to %s', (value, message) => {
    expect(kopeksWithin(100, 200_000)(value, {})).toBe(message);
  });

  it('ignores a bound that is missing', () => {
    expect(kopeksWithin(undefined, 200_000)(-1, {})).toBeUndefined();
    expect(kopeksWithin(undefined, 200_000)(200_001, {})).toBe(MUCH);
    expect(kopeksWithin(100, undefined)(10_000_000, {})).toBeUndefined();
    expect(kopeksWithin(100, undefined)(99, {})).toBe(LITTLE);
  });
});
