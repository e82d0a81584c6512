/** Value of one cell of a table; null and undefined are empty cells. */
export type CsvValue = string | number | boolean | null | undefined;

/** Marks the file as UTF-8 for programs with another default encoding, such as Excel. */
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR = ';';
const NEEDS_QUOTES = /[";\r\n\t]|^\s|\s$/;
/** Beginning of a text that a spreadsheet would read as a formula; some programs skip invisible characters. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const PHONE = /^\+[\s()-]*\d[\d\s()-]*$/;

/**
 * Returns a table as a CSV file (RFC 4180) for Russian spreadsheet programs: semicolons, a byte order mark, CRLF after
 * each row. A text that would become a formula gets an apostrophe in front; plain numbers and phones do not.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [header, ...rows].map((row) => `${row.map(cellOf).join(SEPARATOR)}\r\n`);
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}

/**
 * Returns a sum in kopeks as a number for Russian spreadsheet programs: `123450` is '1234,50'. Empty for any value that
 * is not a whole number.
 */
export function csvMoney(kopeks: unknown): string {
  if (typeof kopeks !== 'number' || !Number.isSafeInteger(kopeks)) return '';
  const digits = String(Math.abs(kopeks)).padStart(3, '0');
  return `${kopeks < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  // Programs may drop a NUL, so the next character becomes the first one and may start a formula.
  const text = String(value).replaceAll('\0', '');
  const safe = FORMULA.test(text) && !NUMBER.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
