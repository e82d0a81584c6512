import { describe, expect, it } from 'vitest';
import { areItns, leftOutOf, listOf, listText, MOST_LISTED, pastedList } from './searchedList';

describe('a pasted list', () => {
  it.each([
    ['a column of Excel', 'УПД-1\r\nУПД-2\r\n', ['УПД-1', 'УПД-2']],
    ['a row of Excel', '7714567895\t7736207543', ['7714567895', '7736207543']],
    ['commas', '104388, 104389', ['104388', '104389']],
    ['semicolons', 'А-1; А-2', ['А-1', 'А-2']],
    ['repeated values', '1\n2\n1\n\n', ['1', '2']],
    ['lines with commas in them', 'Акт 1, доп. 2\nАкт 3', ['Акт 1, доп. 2', 'Акт 3']],
    ['quotes', '"ПП-104512"\n"ПП-100157"', ['ПП-104512', 'ПП-100157']],
    ['Russian quotes', '«ПП-104512», «ПП-100157»', ['ПП-104512', 'ПП-100157']],
    ['apostrophes of Excel', "'1562001106\n'1562001107", ['1562001106', '1562001107']],
    ['quotes with a comma after each', "'А-1',\n'А-2'", ['А-1', 'А-2']],
    ['spaces', 'ПП-104512 ПП-100157', ['ПП-104512', 'ПП-100157']],
    ['waybills with spaces', '1562001106\u00A01562001107', ['1562001106', '1562001107']],
    ['spaces in one of the lines', 'А-1 А-2\nА-3', ['А-1', 'А-2', 'А-3']],
    ['labels', 'ИНН 7714567895\nИНН: 7736 207 543', ['7714567895', '7736207543']],
    ['dashes of all kinds', 'ПП–104512\nПП—100157', ['ПП-104512', 'ПП-100157']],
    [
      'two columns of the same kind',
      '7714567895\t7736207543\n7714567896\t7736207544',
      ['7714567895', '7736207543', '7714567896', '7736207544'],
    ],
  ])('is split into its values if it has %s', (_name, text, values) => {
    expect(pastedList(text)?.values).toEqual(values);
  });

  it.each([
    ['a heading', 'Номер заказа\nПП-104512\nПП-104513', 'ПП-104512\nПП-104513', ['Номер заказа']],
    ['a heading and one number', 'Номер заказа\nПП-104512', 'ПП-104512', ['Номер заказа']],
    ['an error of Excel', 'ПП-104512\n#Н/Д\nПП-100157', 'ПП-104512\nПП-100157', ['#Н/Д']],
    ['an error with a figure', 'А-1\n#ДЕЛ/0!\n#DIV/0!\nА-2', 'А-1\nА-2', ['#ДЕЛ/0!', '#DIV/0!']],
    [
      'a number that Excel cut',
      '1562001106\n1,562E+09\n1562001107',
      '1562001106\n1562001107',
      ['1,562E+09'],
    ],
    ['a total', 'ПП-104512\nПП-100157\nИтого', 'ПП-104512\nПП-100157', ['Итого']],
    [
      'a total with a figure',
      'ПП-104512\nПП-100157\nИтого: 2',
      'ПП-104512\nПП-100157',
      ['Итого: 2'],
    ],
    [
      'a second column',
      'ПП-104512\tМосква\nПП-100157\tКазань',
      'ПП-104512\nПП-100157',
      ['Москва', 'Казань'],
    ],
    [
      'a second column in quotes',
      '"ПП-104512"\t"Москва"\r\n"ПП-100157"\t"Казань"',
      'ПП-104512\nПП-100157',
      ['Москва', 'Казань'],
    ],
    [
      'days and sums',
      '15.11.2026\tА-1\t1 234,50\n16.11.2026\tА-2\t500,00',
      'А-1\nА-2',
      ['15.11.2026', '1 234,50', '16.11.2026', '500,00'],
    ],
    ['numbers of the rows', '1\tПП-104512\n2\tПП-100157', 'ПП-104512\nПП-100157', ['1', '2']],
    [
      'numbers of another kind',
      'ПП-104512\t1562001106\nПП-100157\t1562001107',
      'ПП-104512\nПП-100157',
      ['1562001106', '1562001107'],
    ],
    [
      'columns of CSV',
      'Номер;Город\nА-1;Москва\nА-2;Казань',
      'А-1\nА-2',
      ['Номер', 'Город', 'Москва', 'Казань'],
    ],
    [
      'a row that ends with a word',
      'ПП-104512\tПП-100157\tитого',
      'ПП-104512\nПП-100157',
      ['итого'],
    ],
    ['a dash for an empty cell', 'А-1\n—\nА-2', 'А-1\nА-2', ['—']],
  ])('omits %s, and returns the omitted texts for the note', (_name, text, values, leftOut) => {
    const pasted = pastedList(text);
    expect(pasted).toEqual({ values: values.split('\n'), leftOut });
    const address = pasted === null ? '' : listText(pasted);
    expect(listOf(address)).toEqual(pasted?.values);
    expect(leftOutOf(address)).toEqual(leftOut);
  });

  it('returns the first ten omitted words, and how many more were omitted', () => {
    const rows = Array.from(
      { length: 500 },
      (_, row) => `ПП-${100_000 + row}\tгород ${'а'.repeat(row)}`,
    );
    const pasted = pastedList(rows.join('\n'));
    const leftOut = leftOutOf(pasted === null ? '' : listText(pasted));
    expect(leftOut).toHaveLength(11);
    expect(leftOut.at(-1)).toBe('ещё 490');
  });

  it.each([
    'Нижний Новгород',
    'Ростов-на-Дону',
    'Ростов-на-Дону Нижний Новгород',
    'Нижний Новгород\nРостов-на-Дону',
    'Москва, Ленина 5, кв. 3',
    'Ромашка\nМосква, ул. Ленина 5',
    '1562 001 106',
    '7714 567 895',
    '7714 567895',
    '12 345 678',
    '№ ПП-104512',
    'УПД 1',
    'ПП-104512 от 15.11.2026',
    '#Н/Д',
    '1\u00A0234,50\u00A0₽',
    '1234,50 руб.',
    'УПД-1',
    '1 234,50',
    '128450.5',
    'Ромашка, Москва',
    'Ромашка\nВолга',
    '',
    ' , ',
  ])('is not recognised in «%s»', (text) => {
    expect(pastedList(text)).toBeNull();
  });

  it('can be restored from its text in an address, up to the limit of a search', () => {
    const values = Array.from({ length: MOST_LISTED + 12 }, (_, index) => String(index));
    expect(listOf(listText({ values, leftOut: [] }))).toHaveLength(MOST_LISTED);
    expect(listOf('1, 2')).toBeNull();
    expect(listOf(undefined)).toBeNull();
  });

  it('counts as a list of ИНН if all values have ten or twelve digits', () => {
    expect(areItns(['7714567895', '771456789512'])).toBe(true);
    expect(areItns(['7714567895', '77145678951'])).toBe(false);
  });
});
