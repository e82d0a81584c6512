import { expect, it } from 'vitest';
import { formatMoney } from '../../lib/money';
import { registryCsv } from './csv';

interface Supply {
  number: string;
  kopeks: number;
}

const COLUMNS = [
  { header: '№', text: ({ number }: Supply) => number },
  { header: 'Сумма; ₽', text: ({ kopeks }: Supply) => formatMoney(kopeks) },
];

it('a registry is a table for programs: its columns in order, sums as numbers', () => {
  const rows = [
    { number: 'УПД 1', kopeks: 123_456_750 },
    { number: '=HYPERLINK("a")', kopeks: -100 },
  ];
  expect(registryCsv(COLUMNS, rows)).toBe(
    '\uFEFF№;"Сумма; ₽"\r\nУПД 1;1234567,50\r\n"\'=HYPERLINK(""a"")";-1,00\r\n',
  );
});

it('figures that are no sums stay as they are', () => {
  const [number] = COLUMNS;
  const texts = ['12.11.2026', '7736207543', '+7 916 123-45-67', '45 дн.'];
  const rows = texts.map((text) => ({ number: text, kopeks: 0 }));
  const lines = registryCsv(number ? [number] : [], rows).split('\r\n');
  expect(lines.slice(1, 5)).toEqual(['12.11.2026', '7736207543', '+7 916 123-45-67', '45 дн.']);
});
