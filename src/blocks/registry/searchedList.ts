/** Most values of one list: a search names each of them. */
export const MOST_LISTED = 500;

/** The longest number of a document; a longer text with a digit is a sentence. */
const LONGEST_VALUE = 50;

/**
 * The numbers or ИНН of a pasted text: a column or a row of Excel, lines, or values between commas
 * or semicolons; each once. Null where there are fewer than two, or one of them is no number: words
 * are searched for as they stand.
 */
export function pastedList(text: string): readonly string[] | null {
  const cells = text.trim().split(/[\r\n\t]+/);
  // The comma of a single sum divides nothing: «1 234,50 ₽», as a cell of the table is copied.
  const isSum = /^[-−]?[\d\s\u00A0]+[.,]\d{1,2}\s*(?:₽|руб\.?|р\.)?$/iu.test(text.trim());
  const values = cells.length > 1 || isSum ? cells : text.split(/[,;]/);
  const unique = [...new Set(values.map((value) => value.trim()).filter(Boolean))];
  const areNumbers = unique.every((value) => /\d/.test(value) && value.length <= LONGEST_VALUE);
  return unique.length > 1 && areNumbers ? unique : null;
}

/** A list as the value of a search and in the address: a value in each line. */
export function listText(values: readonly string[]): string {
  return values.slice(0, MOST_LISTED).join('\n');
}

/** The values of a search that is a list; null for an ordinary text. */
export function listOf(text: unknown): readonly string[] | null {
  return typeof text === 'string' && text.includes('\n') ? pastedList(text) : null;
}

/** Whether all of them are ИНН: ten digits of a company, twelve of a person. */
export function areItns(values: readonly string[]): boolean {
  return values.every((value) => /^(?:\d{10}|\d{12})$/.test(value));
}
