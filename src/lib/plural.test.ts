import { describe, expect, it, vi } from 'vitest';
import { countOf, figureOf, plural } from './countOf';

const days = (count: number) => plural(count, 'день', 'дня', 'дней');

describe('plural', () => {
  it.each([1, 21, 101, 121, 1001, -1, -21])('uses the singular for %d', (count) => {
    expect(days(count)).toBe('день');
  });

  it.each([2, 3, 4, 22, 34, 102, 1004, -3])('uses the few form for %d', (count) => {
    expect(days(count)).toBe('дня');
  });

  it.each([
    0, 5, 9, 10, 11, 12, 14, 15, 19, 20, 25, 30, 100, 105, 111, 112, 114, 120, 1000, 1011, -12,
  ])('uses the many form for %d', (count) => {
    expect(days(count)).toBe('дней');
  });

  it('uses the few form for a fraction, and the many form for anything but a number', () => {
    expect(days(1.5)).toBe('дня');
    expect(days(Number.NaN)).toBe('дней');
    expect(days(Infinity)).toBe('дней');
  });
});

describe('a counted noun', () => {
  it('has no-break spaces in its number and after it', () => {
    expect(countOf(1482, 'поставка', 'поставки', 'поставок')).toBe('1\u00A0482\u00A0поставки');
  });

  it('uses ordinary no-break spaces instead of the narrow ones of Intl', () => {
    // TypeScript declares this accessor as a method.
    const formats: { format: unknown } = Intl.NumberFormat.prototype;
    vi.spyOn(formats, 'format', 'get').mockReturnValue(() => '1\u202F240');
    expect(figureOf(1240)).toBe('1\u00A0240');
  });
});
