/**
 * Returns the text of a cell without quotes or an apostrophe around it: `"ПП-1"`, «ПП-1», `'0012`.
 */
export function withoutQuotes(text: string): string {
  return text.replace(/^["'«„“‘`]+([^]*?)["'»“”’`]*$/, '$1').trim();
}

/** Digits in groups that form one number: an ИНН, a waybill number, or a number with separated thousands. */
const GROUPED = /^(?=(?:\s*\d){8})\d+(?:\s+\d+)+$|^\d{1,3}(?:\s\d{3})+$/;

/**
 * Returns a number copied from a label or a letter in the server's form: without «№», «ИНН» and quotes, with hyphens
 * instead of dashes, without spaces between digits. Words stay unchanged.
 */
export function labelNumber(text: string): string {
  const shown = text.replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '').trim();
  if (!/\d/.test(shown)) return text.trim();
  const plain = withoutQuotes(shown)
    .replace(/^(?:(?:(?:заказ|накладная)\s*)?№|#(?!\D+0!$)|инн(?=[\s:\d]))[\s:]*/i, '')
    .replaceAll(/(\S)[\u2010-\u2015\u2212](?=\S)/g, '$1-');
  return GROUPED.test(plain) ? plain.replaceAll(/\s/g, '') : plain;
}
