import { expect, it } from 'vitest';
import { formatMoney } from '../../../lib/money';
import { exportCell } from './exportCell';

const cellOf = (shown: string, align?: 'end') =>
  exportCell({ header: 'Значение', text: () => shown, align }, {});

it('a sum is a number, with its kopeks', () => {
  expect(cellOf(formatMoney(123_456_750), 'end')).toEqual({
    number: 1_234_567.5,
    format: '#,##0.00',
  });
  expect(cellOf(formatMoney(-100), 'end')).toEqual({ number: -1, format: '#,##0.00' });
  expect(cellOf('1\u00A0240', 'end')).toEqual({ number: 1240, format: '#,##0' });
  expect(cellOf('45\u00A0дн.', 'end')).toEqual({ number: 45, format: '#,##0" дн."' });
  expect(cellOf('0,5\u00A0%', 'end')).toEqual({ number: 0.5, format: '#,##0.0" %"' });
});

it('a date is a day wherever it stands, and one that does not exist stays a text', () => {
  expect(cellOf('12.11.2026')).toEqual({ day: '2026-11-12' });
  expect(cellOf('30.02.2026')).toBe('30.02.2026');
});

it('figures that are no sums stay texts: numbers of documents, ИНН, phones', () => {
  for (const text of ['0042', '7736207543', '+7 916 123-45-67', '1\u00A0240', '=1+1']) {
    expect(cellOf(text)).toBe(text);
  }
  expect(cellOf('7736207543 / 1', 'end')).toBe('7736207543 / 1');
});

it('a dash for what is not known is an empty cell', () => {
  expect(cellOf('—', 'end')).toBe('');
});
