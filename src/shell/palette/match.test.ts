import { describe, expect, it } from 'vitest';
import { markedParts, matching } from './match';

const marked = (text: string, query: string) =>
  markedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('a match', () => {
  it.each([
    ['АО «Волжский трубный завод»', 'волж', 'АО «[Волж]ский трубный завод»'],
    ['АО «Волжский трубный завод»', 'djk;', 'АО «[Волж]ский трубный завод»'],
    ['Королёв', 'королев', '[Королёв]'],
    ['УПД-2026-0422', 'упд-2026', '[УПД-2026]-0422'],
    ['Реестр поставок', 'поставок реестр', '[Реестр] [поставок]'],
    ['Счёт', 'заявка', 'Счёт'],
    ['Счёт', '', 'Счёт'],
    ['', 'счёт', ''],
  ])('in %s for %s is %s', (text, query, parts) => {
    expect(marked(text, query)).toBe(parts);
  });
});

describe('the rows that match', () => {
  const rows = [
    { title: 'Платёжный календарь', detail: 'Реестр поставок' },
    { title: 'Счета', detail: 'Реестр поставок' },
    { title: 'Реестр поставок' },
  ];
  const titles = (query: string) => matching(rows, query).map(({ title }) => title);

  it('hold every word; those that begin with it stand first', () => {
    expect(titles('реестр')).toEqual(['Реестр поставок', 'Платёжный календарь', 'Счета']);
    expect(titles('календарь поставок')).toEqual(['Платёжный календарь']);
  });

  it('are found with ё as е, and in the wrong keyboard layout', () => {
    expect(titles('платежный')).toEqual(['Платёжный календарь']);
    expect(titles('cxtnf')).toEqual(['Счета']);
    expect(titles('нет такого')).toEqual([]);
  });
});
