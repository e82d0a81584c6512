import { describe, expect, it } from 'vitest';
import { searchFor } from './conditions';

describe('the search for a part of a text', () => {
  it.each([
    ['звёздный', 'ООО «ЗВЕЗДНЫЙ ветер»'],
    [' ЗВЕЗДН ', 'АО «Звёздный»'],
    ['ЁЛ', 'ель и елка'],
    ['a+b (c)', 'формула A+B (C)'],
    [String.raw`\d.*`, String.raw`C:\d.*`],
    ['', 'что угодно'],
  ])('finds «%s» in «%s»', (part, text) => {
    expect(searchFor(part)(text)).toBe(true);
  });

  it.each([
    ['.', 'без точки'],
    ['Ёлка 2', 'ёлка'],
    ['[её]', 'ёж'],
  ])('does not find «%s» in «%s»', (part, text) => {
    expect(searchFor(part)(text)).toBe(false);
  });
});
