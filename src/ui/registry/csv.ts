import { csvOf } from '../../lib/csv';
import type { RegistryColumn } from './registryColumn';

/** A sum or a share as it is shown, with the blanks of thousands and the sign after it. */
const SHOWN_NUMBER = /^-?\d{1,3}(?:[\u00A0\u202F]\d{3})*(?:,\d+)?\u00A0?₽?$/u;

/** The text of a cell; a sum as a number that a program of tables adds up. */
function cellText(text: string): string {
  return SHOWN_NUMBER.test(text) ? text.replaceAll(/[\u00A0\u202F₽]/gu, '') : text;
}

/** Rows of a registry as CSV: the given columns in their order, and a line for each row. */
export function registryCsv<Row>(
  columns: readonly Pick<RegistryColumn<Row>, 'header' | 'text'>[],
  rows: readonly Row[],
): string {
  return csvOf(
    columns.map(({ header }) => header),
    rows.map((row) => columns.map((column) => cellText(column.text(row)))),
  );
}
