import { expect, it } from 'vitest';
import type { CellValue } from '../../../ui/registry/cellValue';
import { moneyColumn, textColumn } from '../../../ui/registry/columns';
import { pageCsv, workbookCell } from './cellFiles';

interface Supply {
  number: string;
  kopeks: number | undefined;
}

const COLUMNS = [
  textColumn<Supply>('number', '№', ({ number }) => number),
  moneyColumn<Supply>('kopeks', 'Сумма; ₽', ({ kopeks }) => kopeks),
];

it('a CSV file has the columns in the sequence of the registry, and sums as numbers', () => {
  const rows = [
    { number: 'УПД 1', kopeks: 123_456_750 },
    { number: '=HYPERLINK("a")', kopeks: -100 },
    { number: '', kopeks: undefined },
  ];
  expect(pageCsv(COLUMNS, rows)).toBe(
    '\uFEFF№;"Сумма; ₽"\r\nУПД 1;1234567,50\r\n"\'=HYPERLINK(""a"")";-1,00\r\n;\r\n',
  );
});

it('a CSV file of a page keeps units of numbers and texts that consist of digits', () => {
  const values: CellValue[] = [
    { day: '2026-11-12' },
    { number: 45, unit: 'дн.' },
    { number: 17.5, unit: '%' },
    { number: 1240 },
    { tone: 'success', label: 'Оплачен' },
    '7736207543',
    '+7 916 123-45-67',
    '1\u00A0240',
    undefined,
  ];
  const lines = pageCsv([{ header: 'Значение', value: (value: CellValue) => value }], values);
  expect(lines.split('\r\n').slice(1, -1)).toEqual([
    '12.11.2026',
    '45\u00A0дн.',
    '17,5\u00A0%',
    '1240',
    'Оплачен',
    '7736207543',
    '+7 916 123-45-67',
    '1\u00A0240',
    '',
  ]);
});

it.each<[CellValue, number | Date, string]>([
  [{ kopeks: 123_450 }, 1234.5, '#,##0.00'],
  [{ number: 45, unit: 'дн.' }, 45, '#,##0" дн."'],
  [{ number: 17.5, unit: '%' }, 17.5, '#,##0.0" %"'],
  [{ number: 1240 }, 1240, '#,##0'],
  [{ day: '2026-11-12' }, new Date('2026-11-12'), 'dd.mm.yyyy'],
])('a cell of an Excel file shows %j with its kopeks, decimals and unit', (cell, value, format) => {
  expect(workbookCell(cell)).toMatchObject({ value, format });
});
