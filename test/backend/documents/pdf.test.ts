import { describe, expect, it } from 'vitest';
import { readPdf } from '../testing/readPdf';
import { createPdf, type PdfContents } from './pdf';

const CONTENTS: PdfContents = {
  title: 'Договор финансирования № ДФ-2026/118',
  createdAt: Date.UTC(2026, 10, 20, 6),
  sections: [
    { facts: [['Поставщик', 'ООО «Уралметалл-Снаб»'] as const, ['ИНН', '6671123453'] as const] },
    {
      heading: 'Предмет договора',
      paragraphs: ['Фактор финансирует поставщика под уступку денежных требований: ёмко и чётко.'],
    },
    {
      table: {
        columns: ['Счёт', 'Сумма'],
        rows: Array.from({ length: 60 }, (_, index) => [`СФ-${index + 1}`, `${index} 000,50 ₽`]),
      },
    },
    { paragraphs: ['Образец'] },
  ],
};

describe('a generated PDF', () => {
  it('contains its Russian text', async () => {
    const { pages, info } = await readPdf(await createPdf(CONTENTS));
    const text = pages.join('\n');
    expect(info).toMatchObject({
      Title: CONTENTS.title,
      Author: 'Деловой кабинет',
      Language: 'ru-RU',
      CreationDate: 'D:20261120060000Z',
    });
    expect(text.split('\n').slice(0, 1)).toEqual([CONTENTS.title]);
    expect(text).toContain('Поставщик: ООО «Уралметалл-Снаб»\nИНН: 6671123453\n');
    expect(text).toContain('Предмет договора');
    expect(text.replaceAll('\n', ' ')).toContain('денежных требований: ёмко и чётко.');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Счёт Сумма СФ-1 0 000,50 ₽ СФ-2');
  });

  it('spans several pages, and has text after a table', async () => {
    const { pages } = await readPdf(await createPdf(CONTENTS));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)?.trimEnd().endsWith('Образец')).toBe(true);
    expect(pages.join(' ')).toContain('59 000,50 ₽');
  });

  it('has the same bytes for the same input', async () => {
    const [first, second] = [await createPdf(CONTENTS), await createPdf(CONTENTS)];
    expect(Buffer.compare(first, second)).toBe(0);
  });
});
