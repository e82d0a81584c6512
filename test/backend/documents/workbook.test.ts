import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { createWorkbook, type WorkbookContents } from './workbook';

const CONTENTS: WorkbookContents = {
  sheet: 'Поставки',
  columns: [
    { title: 'Покупатель', kind: 'text' },
    { title: 'Сумма', kind: 'kopeks' },
    { title: 'Дата', kind: 'date' },
    { title: 'Ставка', kind: 'percent' },
    { title: 'Дней', kind: 'number' },
  ],
  rows: [
    ['ООО «Ёлочка & сыновья» <оптом>', 123_456_789, '2026-11-20', 12.5, 30],
    ['0012', null, '2026-12-31T23:30:00+03:00', 0, 1.5],
  ],
};

describe('a generated workbook', () => {
  it('contains every value with the type that Excel needs', async () => {
    const bytes = await createWorkbook(CONTENTS);
    const [sheet] = await readWorkbook(Buffer.from(bytes));
    expect(sheet?.sheet).toBe('Поставки');
    expect(sheet?.data).toEqual([
      ['Покупатель', 'Сумма', 'Дата', 'Ставка', 'Дней'],
      ['ООО «Ёлочка & сыновья» <оптом>', 1_234_567.89, new Date('2026-11-20'), 0.125, 30],
      ['0012', null, new Date('2026-12-31'), 0, 1.5],
    ]);
  });

  it('refuses values of another type than the column’s', async () => {
    const columns = [{ title: 'Сумма', kind: 'kopeks' }] as const;
    const wrong = { sheet: 'Лист', columns, rows: [['много']] };
    await expect(createWorkbook(wrong)).rejects.toThrow('kopeks is a number, not много');
    const dates = { ...wrong, columns: [{ title: 'Дата', kind: 'date' }] as const };
    await expect(createWorkbook(dates)).rejects.toThrow('date is YYYY-MM-DD');
  });

  it('writes 20 000 rows within seconds', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [
      `Поставка ${index}`,
      index * 100,
      '2026-01-31',
      index / 1000,
      index,
    ]);
    const started = performance.now();
    const [sheet] = await readWorkbook(Buffer.from(await createWorkbook({ ...CONTENTS, rows })));
    expect(sheet?.data.length).toBe(20_001);
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
