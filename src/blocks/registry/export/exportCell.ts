import { parseRussianDate } from '../../../lib/dates';
import type { RegistryColumn } from '../../../ui/registry/registryColumn';

/** A value of a file: a text, a number with its format in Excel's notation, or a day. */
export type ExportCell =
  | string
  | { readonly number: number; readonly format: string }
  | { readonly day: string };

/** What of a column goes into a file. */
export type ExportColumn<Row> = Pick<RegistryColumn<Row>, 'header' | 'text' | 'align'>;

/** A sum, a count, a share or a number of days as the cabinet writes them. */
const SHOWN_NUMBER =
  /^(?<sign>[-−]?)(?<whole>\d{1,3}(?:[\u00A0\u202F]?\d{3})*)(?:,(?<part>\d+))?[\u00A0\u202F]?(?<unit>₽|%|дн\.)?$/u;

function numberFormat(decimals: number, unit: string | undefined): string {
  const digits = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return unit === undefined || unit === '₽' ? digits : `${digits}" ${unit}"`;
}

/**
 * The value of a cell for a file, read from its text: dates are days; in columns that are aligned to the
 * end, where sums and counts stand, numbers are numbers. All else is the text that it is: a number of a
 * document or an ИНН must not lose its zeros.
 */
export function exportCell<Row>({ text, align }: ExportColumn<Row>, row: Row): ExportCell {
  const shown = text(row);
  const day = parseRussianDate(shown);
  if (day !== undefined) return { day };
  const parts = align === 'end' ? SHOWN_NUMBER.exec(shown)?.groups : undefined;
  if (parts === undefined) return shown === '—' ? '' : shown;
  const { sign = '', whole = '', part = '', unit } = parts;
  const number = Number(`${sign && '-'}${whole.replaceAll(/\D/gu, '')}.${part || '0'}`);
  return { number, format: numberFormat(part.length, unit) };
}
