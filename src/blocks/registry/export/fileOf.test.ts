import { expect, it } from 'vitest';
import readSheet from 'read-excel-file/node';
import { fileOf, type ExportTable } from './fileOf';

const TABLE: ExportTable = {
  name: 'Реестр: поставки/2026, с именем длиннее тридцати одного знака',
  header: ['№', 'Сумма', 'Срок'],
  rows: [
    ['0042', { number: 1234.5, format: '#,##0.00' }, { day: '2026-11-12' }],
    ['=HYPERLINK("https://example.com")', { number: 45, format: '#,##0" дн."' }, ''],
  ],
};

it('a workbook has numbers, days and texts as such, and no text is a formula', async () => {
  const file = await fileOf('xlsx', TABLE);
  const [sheet] = await readSheet(Buffer.from(await file.arrayBuffer()));
  expect(sheet?.sheet).toHaveLength(31);
  expect(sheet?.data).toEqual([
    ['№', 'Сумма', 'Срок'],
    ['0042', 1234.5, new Date('2026-11-12T00:00:00Z')],
    ['=HYPERLINK("https://example.com")', 45, null],
  ]);
});

it('a text file has numbers that a Russian program adds up, and guards its formulas', async () => {
  const file = await fileOf('csv', TABLE);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    '\uFEFF№;Сумма;Срок\r\n0042;1234,50;12.11.2026\r\n"\'=HYPERLINK(""https://example.com"")";45;\r\n',
  );
});
