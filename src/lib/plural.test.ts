import { describe, expect, it, vi } from 'vitest';
import { countOf, figureOf, plural } from './countOf';

const days = (count: number) => plural(count, 'день', 'дня', 'дней');

describe('plural', () => {
  it.each([1, 21, 101, 121, 1001, -1, -21])('%d takes the singular', (count) => {
    expect(days(count)).toBe('день');
  });

  it.each([2, 3, 4, 22, 34, 102, 1004, -3])('%d takes the few form', (count) => {
    expect(days(count)).toBe('дня');
  });

  it.each([
    0, 5, 9, 10, 11, 12, 14, 15, 19, 20, 25, 30, 100, 105, 111, 112, 114, 120, 1000, 1011, -12,
  ])('%d takes the many form', (count) => {
    expect(days(count)).toBe('дней');
  });

  it('takes the few form for a fraction and the many form for anything but a number', () => {
    expect(days(1.5)).toBe('дня');
    expect(days(Number.NaN)).toBe('дней');
    expect(days(Infinity)).toBe('дней');
  });
});

describe('a counted noun', () => {
  it('has no-break spaces in its number and after it', () => {
    expect(countOf(1482, 'поставка', 'поставки', 'поставок')).toBe('1\u00A0482\u00A0поставки');
  });

  it('has the same spaces where Intl groups with a narrow one', () => {
    // TypeScript mistakes the accessor for a method.
    const formats: { format: unknown } = Intl.NumberFormat.prototype;
    vi.spyOn(formats, 'format', 'get').mockReturnValue(() => '1\u202F240');
    expect(figureOf(1240)).toBe('1\u00A0240');
  });
});
