import { describe, expect, it } from 'vitest';
import { between, integer, numeric } from './numbers';

describe('numeric', () => {
  it.each(['0', '007', '7707083893', 5])('accepts %o', (value) => {
    expect(numeric(value, {})).toBeUndefined();
  });

  it.each(['-1', '1.5', '1,5', '1e3', ' 1', '１', 'abc', -1, Number.NaN, true, {}])(
    'refuses %o',
    (value) => {
      expect(numeric(value, {})).toBe('Значение должно быть числом');
    },
  );
});

describe('integer', () => {
  it.each(['0', '-5', '12', -5])('accepts %o', (value) => {
    expect(integer(value, {})).toBeUndefined();
  });

  it.each(['1.5', '1,0', '--1', '+1', 'a', 1.5, {}])('refuses %o', (value) => {
    expect(integer(value, {})).toBe('Поле должно быть целым числом');
  });
});

describe('between', () => {
  it.each(['18', '100', '33,33', '33.33', 18, 99.5])('accepts %o between 18 and 100', (value) => {
    expect(between(18, 100)(value, {})).toBeUndefined();
  });

  it.each(['17,99', '100.01', '-20', 'двадцать', '20 лет', '1e2', '0x20', {}])(
    'refuses %o',
    (value) => {
      expect(between(18, 100)(value, {})).toBe('Поле некорректно');
    },
  );
});

it('the rules of numbers accept an empty field', () => {
  const rules = [numeric, integer, between(1, 2)];
  expect(rules.flatMap((rule) => [rule(undefined, {}), rule(null, {}), rule('', {})])).toEqual(
    Array.from({ length: 9 }),
  );
});
