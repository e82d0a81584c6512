import { labelNumber, withoutQuotes } from './labelNumber';

/** Maximum number of values in one list: a search sends them all. */
export const MOST_LISTED = 500;

/** Maximum length of a document number; a longer text with a digit is a sentence. */
const LONGEST_VALUE = 50;

/** Maximum number of skipped words that are named. */
const MOST_NAMED = 10;

/** A pasted text, split into the numbers to search for and the skipped words; without duplicates. */
export interface PastedList {
  readonly values: readonly string[];
  readonly leftOut: readonly string[];
}

/** Texts that are not document numbers: an Excel error, a number in scientific notation, a total. */
const NO_NUMBER = /^#\D+0!$|^\d+(?:[.,]\d+)?E\+\d+$|^(?:итого|всего)(?![а-яё])/i;
const SUM = /^[-−]?[\d\s]+[.,]\d{1,2}\s*(?:₽|руб\.?|р\.)?$/iu;
const DAY = /^\d{1,2}\.\d{1,2}\.\d{2,4}(?:\s[\d:]+)?$/;

const isNumber = (cell: string) =>
  /\d/.test(cell) && cell.length <= LONGEST_VALUE && !NO_NUMBER.test(cell);

/**
 * Returns the pattern of a number, to compare numbers: «ПП-104512» and «ПП-7» have the same pattern, and so do digits
 * of equal length.
 */
const kindOf = (cell: string) =>
  /^\d+$/.test(cell) ? String(cell.length) : cell.replaceAll(/\d+/g, '0');

/**
 * Returns the weight of a cell for choosing the column: high for a document number, low for a sum, a day or a count.
 */
function weightOf(cell: string): number {
  if (!isNumber(cell)) return 0;
  if (SUM.test(cell) || DAY.test(cell)) return 1;
  return /^\d{1,3}$/.test(cell) ? 100 : 10_000;
}

/** A number between spaces that is complete, not a group of digits of a longer number. */
const WHOLE_NUMBER = /^(?:\d{6,}|\p{L}{1,4}(?:[-/]\d|\d{3})[\p{L}\d/-]*|\d{4,}[-/][\p{L}\d/-]+)$/u;

function cellsOf(text: string): string[] {
  const cell = withoutQuotes(text.trim().replace(/[,;]+$/, ''));
  const parts = cell.split(/\s+/).map(labelNumber);
  if (parts.length > 1 && parts.every((part) => WHOLE_NUMBER.test(part))) return parts;
  return [labelNumber(cell)];
}

/** Returns the first words; the last item is «ещё 5» if there are more. */
function firstOf(words: readonly string[]): string[] {
  const more = words.length - MOST_NAMED;
  const named = words.slice(0, MOST_NAMED).map((word) => word.slice(0, LONGEST_VALUE));
  return more > 0 ? [...named, `ещё ${more}`] : named;
}

/** Returns the rows of a table; a single row is read as a column. */
function rowsOf(text: string): string[][] {
  const rows = text.split(/[\r\n]+/).filter((row) => row.trim() !== '');
  if (rows.length > 1) return rows.map((row) => row.split(/[\t;]/));
  const cells = text.split(/[\t;]/);
  const parts = text.split(/[,;\t]/).filter((part) => part.trim() !== '');
  // The comma of a single sum is not a separator: «1 234,50 ₽», copied from a cell of the table.
  const isDivided = cells.length === 1 && !SUM.test(text.trim());
  return (isDivided && parts.every(isNumber) ? parts : cells).map((cell) => [cell]);
}

/**
 * Returns the numbers or ИНН in a pasted text, and the skipped words. The text may be a column, a row or a table from
 * Excel, lines, or values separated by commas, semicolons or spaces. From a table it takes the column that looks most
 * like document numbers, and cells of other columns with the same pattern. Null if the text is not a list, so that
 * it is searched unchanged. A single value is a list only if it contains no space and other words were skipped.
 */
export function pastedList(text: string): PastedList | null {
  const rows = rowsOf(text).map((row) => row.map(cellsOf));
  const weights: number[] = [];
  for (const row of rows) {
    row.forEach((cells, column) => {
      weights[column] = (weights[column] ?? 0) + weightOf(cells[0] ?? '');
    });
  }
  const best = weights.indexOf(weights.reduce((most, weight) => Math.max(most, weight), 0));
  const kinds = new Set(rows.flatMap((row) => row[best] ?? []).map(kindOf));
  const values = new Set<string>();
  const leftOut = new Set<string>();
  for (const row of rows) {
    row.forEach((cells, column) => {
      for (const cell of cells) {
        const isTaken = isNumber(cell) && (column === best || kinds.has(kindOf(cell)));
        (isTaken ? values : leftOut).add(cell);
      }
    });
  }
  leftOut.delete('');
  const [only = ''] = values;
  const isList = values.size > 1 || (values.size === 1 && leftOut.size > 0 && !/\s/.test(only));
  return isList ? { values: [...values], leftOut: firstOf([...leftOut]) } : null;
}

/** Separates the values of a search from the skipped words. */
const DIVIDER = '\n\n';

/** Returns a list as one text, for the search and the address: one value per line, then the skipped words. */
export function listText({ values, leftOut }: PastedList): string {
  const lines = values.slice(0, MOST_LISTED).join('\n');
  const words = leftOut.slice(0, MOST_NAMED + 1).join('\n');
  return words === '' ? lines : `${lines}${DIVIDER}${words}`;
}

/** Returns the values of a search that is a list; null for ordinary text. */
export function listOf(text: unknown): readonly string[] | null {
  if (typeof text !== 'string' || !text.includes('\n')) return null;
  const [lines = '', words] = text.split(DIVIDER);
  // A single number is a list if words next to it were skipped.
  return pastedList(lines)?.values ?? (words && isNumber(lines) ? [labelNumber(lines)] : null);
}

/** Returns the skipped words of a pasted list. */
export function leftOutOf(text: unknown): readonly string[] {
  if (typeof text !== 'string' || listOf(text) === null) return [];
  return text.split(DIVIDER)[1]?.split('\n') ?? [];
}

/** Returns whether all values are ИНН: ten digits for a company, twelve for a person. */
export function areItns(values: readonly string[]): boolean {
  return values.every((value) => /^(?:\d{10}|\d{12})$/.test(value));
}
