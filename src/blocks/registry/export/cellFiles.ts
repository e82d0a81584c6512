import type { CellObject } from 'write-excel-file/universal';
import { csvMoney, csvOf } from '../../../lib/csv';
import { readDay } from '../../../lib/dates';
import { cellText, type CellValue } from '../../../ui/registry/cellValue';
import type { RegistryColumn } from '../../../ui/registry/registryColumn';

/** What of a column goes into a file. */
export type ExportColumn<Row> = Pick<RegistryColumn<Row>, 'header' | 'value'>;

/** A number as it is shown, without blanks. */
const digitsOf = (number: number) => String(Number(number.toFixed(2))).replace('.', ',');

/** The value for a text file: of sums and numbers only what a program of tables adds up. */
export function csvCell(value: CellValue): string {
  if (typeof value !== 'object') return value ?? '';
  if ('kopeks' in value) return csvMoney(value.kopeks);
  return 'number' in value ? digitsOf(value.number) : cellText(value);
}

/** The format of a number in Excel's notation. */
function formatOf(number: number, unit: string | undefined): string {
  const decimals = digitsOf(number).split(',')[1]?.length ?? 0;
  const digits = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return unit === undefined ? digits : `${digits}" ${unit}"`;
}

/** The value for Excel. A text is of type String, so that Excel takes none for a formula. */
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

/** A page as CSV: the columns in their order. It is read by people: days and shares keep their units. */
export function pageCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  const cellOf = (value: CellValue) =>
    typeof value === 'object' && 'unit' in value ? cellText(value) : csvCell(value);
  return csvOf(
    columns.map(({ header }) => header),
    rows.map((row) => columns.map((column) => cellOf(column.value(row)))),
  );
}
