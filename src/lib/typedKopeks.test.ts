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
    ['1234-50', 123_450],
    ['1 234\u201350', 123_450],
    ['1234\u201150 руб.', 123_450],
    ['1234=50', 123_450],
    ['5-50', 550],
    ['1000=', 100_000],
    ['1 000= руб.', 100_000],
    ['1000,-', 100_000],
    ['1000.\u2014', 100_000],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234.567,89', 123_456_789],
    ['1,234,567.8', 123_456_780],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['1’234,50', 123_450],
    ["1'234'567.89", 123_456_789],
    ['1’234', 123_400],
    ['1 234,50 RUB', 123_450],
    ['RUB 1,234.50', 123_450],
    ['1234.5 rur', 123_450],
    ['1234.50 Rub.', 123_450],
    ['₽1 234,50', 123_450],
    ['1 234,50 рубля', 123_450],
    ['1 234 руб. 50 коп.', 123_450],
    ['18 990 руб. 00 коп.', 1_899_000],
    ['1 234 рубля 5 копеек', 123_405],
    ['1234р50к', 123_450],
    ['1 234 руб. 50', 123_450],
    ['1 234 ₽ 50 коп', 123_450],
    ['50 коп.', 50],
    ["'1234,50", 123_450],
  ])('reads «%s»', (typed, kopeks) => {
    expect(kopeksOf(typed)).toBe(kopeks);
  });

  it.each([
    '',
    ',5',
    '1,234',
    '1.234',
    '1.234 руб.',
    '-5',
    '1e5',
    'сто',
    '90071992547409,92',
    '∞',
    '12-345-67',
    '12-345',
    '1234-5',
    '1234 - 50',
    '10 \u2013 50',
    '1000-',
    '-1234-50',
    '=1000',
    '1.23,45',
    '1234.567,89',
    '1.234,567',
    '1.234.56',
    '0.123,45',
    '1,234.567',
    '1,234,',
    '1’23',
    '1’2345',
    '1’234’5',
    '1.234’567',
    '1,234’567.00',
    '01.12.2026',
    '1 руб. 5',
    '1 руб. 500 коп.',
    '1,50 руб. 50 коп.',
    '500 коп.',
    '1 руб. 20 руб.',
    'руб.',
    '1 234,50 USD',
    '1 234,50 €',
    '1 тыс. руб.',
    '1 234,50 RUBLE',
    '1 234,50+',
    '1000 50 коп.',
  ])('finds no sum in «%s»', (typed) => {
    expect(kopeksOf(typed)).toBeUndefined();
  });

  it('reads the texts of typedSum and groupedSum back exactly', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (kopeks) => {
        expect(kopeksOf(typedSum(kopeks))).toBe(kopeks);
        expect(kopeksOf(groupedSum(kopeks))).toBe(kopeks);
      }),
    );
  });
});

it('typedSum and groupedSum format a sum for typing and for reading', () => {
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

it('plainSum removes the text around the digits, and writes a comma for a point', () => {
  expect(plainSum('  1 000.50 р.')).toBe('1000,50');
  expect(plainSum('18 990 руб. 00 коп.')).toBe('18990,00');
  expect(plainSum('12.')).toBe('12,');
});

it('plainSum trims a text that is not a sum, and changes nothing else', () => {
  for (const text of ['1.234', '12-345-67', '1 руб. 5', '100 USD']) {
    expect(plainSum(` ${text}\n`)).toBe(text);
  }
});
