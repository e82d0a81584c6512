import type { RegistryColumn } from './registryColumn';

/** What programs for tables take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;
/** A number, as sums and counts are written: not a formula, whatever sign it has. */
const NUMBER = /^-?[\d\u00A0\u202F ]+(?:[.,]\d+)?(?:[\u00A0\u202F ]?[₽%])?$/u;

function cellText(text: string): string {
  // Sums are numbers to whoever opens the file: no spaces between the digits, no currency.
  const value = NUMBER.test(text) ? text.replaceAll(/[\u00A0\u202F ₽]/gu, '') : text;
  const safe = FORMULA.test(value) && !NUMBER.test(text) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as CSV (RFC 4180, with semicolons, as programs for tables in Russian expect): a mark of UTF-8,
 * the headers, then a line for each row. What would be run as a formula is text.
 */
export function csvOf<Row>(
  columns: readonly Pick<RegistryColumn<Row>, 'header' | 'text'>[],
  rows: readonly Row[],
): string {
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => column.text(row))),
  ];
  return `\uFEFF${lines.map((line) => line.map(cellText).join(';')).join('\r\n')}\r\n`;
}
