import type { CellObject } from 'write-excel-file/universal';
import { csvMoney, csvOf } from '../../../lib/csv';
import { readDay } from '../../../lib/dates';
import { cellText, type CellValue } from '../../../ui/registry/cellValue';
import type { RegistryColumn } from '../../../ui/registry/registryColumn';

export type ExportColumn<Row> = Pick<RegistryColumn<Row>, 'header' | 'value'>;

/** Formats a number as on the screen, but without spaces. */
const digitsOf = (number: number) => String(Number(number.toFixed(2))).replace('.', ',');

/** Returns the value for a text file; sums and numbers have no units, so that spreadsheets can add them up. */
export function csvCell(value: CellValue): string {
  if (typeof value !== 'object') return value ?? '';
  if ('kopeks' in value) return csvMoney(value.kopeks);
  return 'number' in value ? digitsOf(value.number) : cellText(value);
}

/** Returns the format of a number in Excel's notation. */
function formatOf(number: number, unit: string | undefined): string {
  const decimals = digitsOf(number).split(',')[1]?.length ?? 0;
  const digits = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return unit === undefined ? digits : `${digits}" ${unit}"`;
}

/**
 * Returns the cell for Excel; null if it is empty. Text cells have the type String, so that Excel never reads them
 * as formulas.
 */
export function workbookCell(value: CellValue): CellObject | null {
  if (typeof value === 'object') {
    if ('kopeks' in value) return { value: value.kopeks / 100, type: Number, format: '#,##0.00' };
    if ('day' in value) {
      const day = readDay(value.day);
      return day === undefined ? null : { value: new Date(day), type: Date, format: 'dd.mm.yyyy' };
    }
    if ('number' in value) {
      return { value: value.number, type: Number, format: formatOf(value.number, value.unit) };
    }
  }
  const text = cellText(value);
  return text === '' ? null : { value: text, type: String };
}

/**
 * Returns a page's rows as CSV, in the order of the columns. Numbers keep their unit («45 дн.», «17,5 %»), because
 * people read this file.
 */
export function pageCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  const cellOf = (value: CellValue) =>
    typeof value === 'object' && 'unit' in value ? cellText(value) : csvCell(value);
  return csvOf(
    columns.map(({ header }) => header),
    rows.map((row) => columns.map((column) => cellOf(column.value(row)))),
  );
}
