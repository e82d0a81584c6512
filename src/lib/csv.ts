/** Values of one cell of a table; null and undefined are empty cells. */
export type CsvValue = string | number | boolean | null | undefined;

/** Tells a program that reads CSV in another encoding by default (Excel) that this is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR = ';';
const NEEDS_QUOTES = /[";\r\n\t]|^\s|\s$/;
/** A spreadsheet reads a text with this beginning as a formula; some skip invisible characters. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const PHONE = /^\+[\s()-]*\d[\d\s()-]*$/;

/**
 * A table as a CSV file (RFC 4180) for Russian programs of tables: semicolons, a byte order mark,
 * CRLF after each row. A text of the server that would be a formula there gets an apostrophe before
 * it, and stays the text that it is; plain numbers and phones do not.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [header, ...rows].map((row) => `${row.map(cellOf).join(SEPARATOR)}\r\n`);
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}

/**
 * A sum in kopeks as a number that a Russian program of tables adds up: `123450` is '1234,50'. Empty
 * for anything but a whole number.
 */
export function csvMoney(kopeks: unknown): string {
  if (typeof kopeks !== 'number' || !Number.isSafeInteger(kopeks)) return '';
  const digits = String(Math.abs(kopeks)).padStart(3, '0');
  return `${kopeks < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  // NUL ends a text for many a program, and others drop it: then the next character is the first.
  const text = String(value).replaceAll('\0', '');
  const safe = FORMULA.test(text) && !NUMBER.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
