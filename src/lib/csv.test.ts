import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvMoney, csvOf } from './csv';

/** Reads RFC 4180 with semicolons, like a spreadsheet program. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 1; at < file.length; at += 1) {
    const sign = file.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (file.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === ';' || sign === '\r') {
      row.push(cell);
      cell = '';
      if (sign === '\r') {
        rows.push(row);
        row = [];
        at += 1;
      }
    } else cell += sign;
  }
  return rows;
}

describe('a CSV file', () => {
  it('begins with a BOM and separates values by semicolons, as Russian spreadsheet programs need', () => {
    expect(csvOf(['№', 'Сумма'], [['УПД 1438', '1234,50']])).toBe(
      '\uFEFF№;Сумма\r\nУПД 1438;1234,50\r\n',
    );
  });

  it('quotes a text with a semicolon, a quote or a line break', () => {
    expect(csvOf(['a'], [['ООО «Ветер»; филиал'], ['"Ветер"'], ['две\nстроки']])).toBe(
      '\uFEFFa\r\n"ООО «Ветер»; филиал"\r\n"""Ветер"""\r\n"две\nстроки"\r\n',
    );
  });

  it('quotes leading and trailing spaces, because spreadsheets would remove them', () => {
    expect(csvOf(['a'], [[' до'], ['после '], ['между слов']])).toBe(
      '\uFEFFa\r\n" до"\r\n"после "\r\nмежду слов\r\n',
    );
  });

  it.each(['+7 916 123-45-67', '+79161234567', '+7 (916) 123-45-67'])(
    'leaves the phone %s without an apostrophe',
    (phone) => {
      expect(csvOf(['a'], [[phone]])).toBe(`\uFEFFa\r\n${phone}\r\n`);
    },
  );

  it.each([
    '=HYPERLINK("http://x")',
    '+7 916+1',
    '+A1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '＝1',
    '＠SUM(A1)',
    '\n=1',
    ' =1',
    '\u200B\uFEFF=1',
  ])('never contains a formula: %j', (text) => {
    expect(readCsv(csvOf(['a'], [[text]]))[1]).toEqual([`'${text}`]);
  });

  it('contains no formula if a text is one after the removal of its NUL characters', () => {
    expect(readCsv(csvOf(['a'], [['\0=1']]))[1]).toEqual([`'=1`]);
  });

  it('contains numbers without an apostrophe, and nothing for null and undefined', () => {
    expect(readCsv(csvOf(['a'], [[-5, '-12,50', 0, true, null, undefined]]))[1]).toEqual([
      '-5',
      '-12,50',
      '0',
      'true',
      '',
      '',
    ]);
  });

  it('restores a text when it is read back, if the text has no NUL and does not begin like a formula', () => {
    const text = fc
      .string({ unit: 'binary' })
      .filter((one) => !one.includes('\0') && !/^[=+\-@\t\r＝＋－＠]/.test(one));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        expect(readCsv(csvOf(['a', 'b'], rows)).slice(1)).toEqual(rows);
      }),
    );
  });
});

describe('csvMoney', () => {
  it.each([
    [123_450, '1234,50'],
    [5, '0,05'],
    [0, '0,00'],
    [-70, '-0,70'],
    [1.5, ''],
    ['1', ''],
    [null, ''],
  ])('writes %j as %j', (kopeks, text) => {
    expect(csvMoney(kopeks)).toBe(text);
  });
});
