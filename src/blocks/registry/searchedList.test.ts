import { describe, expect, it } from 'vitest';
import { areItns, listOf, listText, MOST_LISTED, pastedList } from './searchedList';

describe('a pasted list', () => {
  it.each([
    ['a column of Excel', 'УПД-1\r\nУПД-2\r\n', ['УПД-1', 'УПД-2']],
    ['a row of Excel', '7714567895\t7736207543', ['7714567895', '7736207543']],
    ['commas', '104388, 104389', ['104388', '104389']],
    ['semicolons', 'А-1; А-2', ['А-1', 'А-2']],
    ['values that come twice', '1\n2\n1\n\n', ['1', '2']],
    ['lines with commas in them', 'Акт 1, доп. 2\nАкт 3', ['Акт 1, доп. 2', 'Акт 3']],
  ])('of %s is read value by value', (_name, text, values) => {
    expect(pastedList(text)).toEqual(values);
  });

  it.each([
    '1\u00A0234,50\u00A0₽',
    '1234,50 руб.',
    'УПД-1',
    '1 234,50',
    '128450.5',
    'Ромашка, Москва',
    'Ромашка\nВолга',
    '',
    ' , ',
  ])('«%s» is no list', (text) => {
    expect(pastedList(text)).toBeNull();
  });

  it('is kept line by line, and no longer than a search may be', () => {
    const values = Array.from({ length: MOST_LISTED + 12 }, (_, index) => String(index));
    expect(listOf(listText(values))).toHaveLength(MOST_LISTED);
    expect(listOf('1, 2')).toBeNull();
    expect(listOf(undefined)).toBeNull();
  });

  it('is one of ИНН where all of them have ten or twelve digits', () => {
    expect(areItns(['7714567895', '771456789512'])).toBe(true);
    expect(areItns(['7714567895', '77145678951'])).toBe(false);
  });
});
