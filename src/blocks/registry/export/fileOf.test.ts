import { expect, it } from 'vitest';
import readSheet from 'read-excel-file/node';
import { fileOf, type ExportTable } from './fileOf';

const TABLE: ExportTable = {
  name: 'Реестр: поставки/2026, с именем длиннее тридцати одного знака',
  header: ['№', 'Сумма', 'Срок'],
  rows: [
    ['0042', { kopeks: 123_450 }, { day: '2026-11-12' }],
    ['=HYPERLINK("https://example.com")', { number: 45, unit: 'дн.' }, undefined],
    ['12.11.2026', { kopeks: -1 }, { day: '2026-11-12T22:30:00Z' }],
    ['1 240', { number: 17.5, unit: '%' }, { day: '' }],
    ['Оплачен', { tone: 'success', label: 'Оплачен' }, { day: '30.02.2026' }],
  ],
};

it('an Excel file contains typed numbers and dates, and stores a text that looks like a formula as text', async () => {
  const file = await fileOf('xlsx', TABLE);
  const [sheet] = await readSheet(Buffer.from(await file.arrayBuffer()));
  expect(sheet?.sheet).toHaveLength(31);
  expect(sheet?.data).toEqual([
    ['№', 'Сумма', 'Срок'],
    ['0042', 1234.5, new Date('2026-11-12T00:00:00Z')],
    ['=HYPERLINK("https://example.com")', 45, null],
    ['12.11.2026', -0.01, new Date('2026-11-13T00:00:00Z')],
    ['1 240', 17.5, null],
    ['Оплачен', 'Оплачен', null],
  ]);
});

it('a CSV file has numbers in Russian notation, and escapes texts that begin like formulas', async () => {
  const file = await fileOf('csv', TABLE);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    '\uFEFF№;Сумма;Срок\r\n0042;1234,50;12.11.2026\r\n"\'=HYPERLINK(""https://example.com"")";45;\r\n' +
      '12.11.2026;-0,01;13.11.2026\r\n1 240;17,5;\r\nОплачен;Оплачен;\r\n',
  );
});
