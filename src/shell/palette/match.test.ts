import { describe, expect, it } from 'vitest';
import { markedParts, matching, partsInSight } from './match';

const marked = (text: string, query: string) =>
  markedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('markedParts', () => {
  it.each([
    ['АО «Волжский трубный завод»', 'волж', 'АО «[Волж]ский трубный завод»'],
    ['АО «Волжский трубный завод»', 'djk;', 'АО «[Волж]ский трубный завод»'],
    ['Королёв', 'королев', '[Королёв]'],
    ['УПД-2026-0422', 'упд-2026', '[УПД-2026]-0422'],
    ['Реестр поставок', 'поставок реестр', '[Реестр] [поставок]'],
    ['Счёт', 'заявка', 'Счёт'],
    ['Счёт', '', 'Счёт'],
    ['', 'счёт', ''],
  ])('marks in «%s» the match for «%s»: %s', (text, query, parts) => {
    expect(marked(text, query)).toBe(parts);
  });
});

it.each([
  ['ООО «Торговый дом «Берёзовая роща»', 'бер', '…дом «Берёзовая роща»'],
  ['ООО «Торговый дом «Берёзовая роща» · ИНН 1655123453', '1655', '…· ИНН 1655123453'],
  ['АО «Волжский трубный завод»', 'волж', 'АО «Волжский трубный завод»'],
  ['1655123453 ООО «Торговый дом', '1655', '1655123453 ООО «Торговый дом'],
  ['Торговый дом «Берёзовая роща»', 'счёт', 'Торговый дом «Берёзовая роща»'],
  ['', 'счёт', ''],
])(
  'the row text «%s» is cut on a phone only if the match for «%s» would be hidden',
  (text, query, seen) => {
    const parts = partsInSight(markedParts(text, query));
    expect(parts.map((part) => part.text).join('')).toBe(seen);
  },
);

describe('the rows that match a text', () => {
  const rows = [
    { title: 'Платёжный календарь', detail: 'Реестр поставок' },
    { title: 'Счета', detail: 'Реестр поставок' },
    { title: 'Реестр поставок' },
  ];
  const titles = (query: string) => matching(rows, query).map(({ title }) => title);

  it('contain every word of the text, and rows that begin with the text come first', () => {
    expect(titles('реестр')).toEqual(['Реестр поставок', 'Платёжный календарь', 'Счета']);
    expect(titles('календарь поставок')).toEqual(['Платёжный календарь']);
  });

  it('are found with е instead of ё, and in the wrong keyboard layout', () => {
    expect(titles('платежный')).toEqual(['Платёжный календарь']);
    expect(titles('cxtnf')).toEqual(['Счета']);
    expect(titles('нет такого')).toEqual([]);
  });
});
