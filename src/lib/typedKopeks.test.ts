import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedSum, kopeksOf, plainSum, typedSum } from './typedKopeks';

describe('kopeksOf', () => {
  it.each([
    ['1 234,50', 123_450],
    ['1\u00A0234,5', 123_450],
    ['1234.50 ₽', 123_450],
    ['1 234 руб.', 123_400],
    ['0,07', 7],
    ['12,', 1200],
    ['０１２,３４', 1234],
    ['90071992547409,91', Number.MAX_SAFE_INTEGER],
  ])('reads «%s»', (typed, kopeks) => {
    expect(kopeksOf(typed)).toBe(kopeks);
  });

  it.each(['', ',5', '1,234', '1.234,50', '-5', '1e5', 'сто', '90071992547409,92', '∞'])(
    'finds no sum in «%s»',
    (typed) => {
      expect(kopeksOf(typed)).toBeUndefined();
    },
  );

  it('reads back to the kopek what it wrote', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (kopeks) => {
        expect(kopeksOf(typedSum(kopeks))).toBe(kopeks);
        expect(kopeksOf(groupedSum(kopeks))).toBe(kopeks);
      }),
    );
  });
});

it('writes a sum for typing and for reading', () => {
  expect([typedSum(123_450), typedSum(100), typedSum(7), typedSum(0)]).toEqual([
    '1234,50',
    '1',
    '0,07',
    '0',
  ]);
  expect([groupedSum(123_450), groupedSum(100), groupedSum(123_456_789)]).toEqual([
    '1\u00A0234,50',
    '1,00',
    '1\u00A0234\u00A0567,89',
  ]);
});

it('drops what stands beside the digits', () => {
  expect(plainSum('  1 000.50 р.')).toBe('1000,50');
});
