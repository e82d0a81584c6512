import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMoney } from './money';

const NBSP = '\u00A0';

describe('formatMoney', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each([
    [123450, '1 234,50 ₽'],
    [0, '0,00 ₽'],
    [-0, '0,00 ₽'],
    [1, '0,01 ₽'],
    [99, '0,99 ₽'],
    [100, '1,00 ₽'],
    [-123450, '-1 234,50 ₽'],
    [123456789, '1 234 567,89 ₽'],
    [99_999_999_999_999, '999 999 999 999,99 ₽'],
  ])('shows %s kopeks with two digits after the comma', (kopeks, expected) => {
    expect(formatMoney(kopeks)).toBe(expected.replaceAll(' ', NBSP));
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    [500000000, '5 000 000 ₽'],
    [149, '1 ₽'],
    [150, '2 ₽'],
    [-150, '-2 ₽'],
    [-20, '0 ₽'],
  ])('shows %d kopeks as whole roubles if fraction is false', (kopeks, expected) => {
    expect(formatMoney(kopeks, { fraction: false })).toBe(expected.replaceAll(' ', NBSP));
  });

  it.each([
    [4_900, '49 ₽'],
    [4_950, '49,50 ₽'],
    [0, '0 ₽'],
  ])('shows a price of %d kopeks exactly, without needless zeros', (kopeks, expected) => {
    expect(formatMoney(kopeks, { fraction: 'any' })).toBe(expected.replaceAll(' ', NBSP));
  });

  it('rounds half a kopek up, in spite of binary fractions', () => {
    expect(formatMoney(100.5)).toBe(`1,01${NBSP}₽`);
  });

  it('uses ordinary no-break spaces instead of the narrow ones of Intl', () => {
    // TypeScript declares this accessor as a method.
    const formats: { format: unknown } = Intl.NumberFormat.prototype;
    vi.spyOn(formats, 'format', 'get').mockReturnValue(() => '1\u202F234 ₽');
    expect(formatMoney(123_400, { fraction: false })).toBe('1\u00A0234 ₽');
  });

  it('supports another currency', () => {
    expect(formatMoney(1000, { currency: 'USD' })).toBe(`10,00${NBSP}$`);
  });

  it.each(
    [undefined, null, '', '100', 'abc', Number.NaN, Infinity, -Infinity, {}, [], true, 10n].map(
      (value) => [value],
    ),
  )('warns and returns a dash for %o', (value) => {
    expect(formatMoney(value)).toBe('—');
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Неверный формат валюты');
  });

  it('warns and returns a dash for a currency that does not exist', () => {
    expect(formatMoney(100, { currency: 'рубли' })).toBe('—');
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('Неверный формат валюты');
  });
});
