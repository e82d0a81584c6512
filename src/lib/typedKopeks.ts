const DASH = String.raw`[-\u2010-\u2015\u2212]`;
const ROUBLES = String.raw`(?:₽|руб(?:\.|лей|ля|ль)?|р\.?|ru[br]\.?)`;
const KOPEKS = String.raw`к(?:\.|оп(?:\.|еек|ейк[аи])?)?`;

/**
 * Accepted notations of a sum, without spaces: roubles, usually with kopeks. A single separator before three digits is
 * not accepted: `1,234` may be a thousand or one rouble. A dash needs two digits after it, so neither `12-345` nor
 * `1000-` is a sum.
 */
const FORMS: readonly RegExp[] = [
  /^(\d+)(?:[.,](\d{0,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/,
  /^([1-9]\d{0,2}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,}))$/,
  /^([1-9]\d{0,2}(?:['’]\d{3})+)(?:[.,](\d{1,2}))?$/,
  new RegExp(`^(\\d+)(?:${DASH}|=)(\\d{2})$`),
  new RegExp(`^(\\d+)(?:[.,]?=|[.,]${DASH})$`),
];
const IN_WORDS = new RegExp(`^(?:(\\d+)${ROUBLES})?(\\d{1,2})${KOPEKS}$`);
const WITHOUT_KOPEKS = new RegExp(`^(\\d+)${ROUBLES}(\\d{2})$`);
const CURRENCY = new RegExp(`^(?:₽|ru[br])|${ROUBLES}$`);
/** A range rather than kopeks: `10 - 50`. */
const RANGE = new RegExp(`\\s${DASH}|${DASH}\\s`);

/**
 * Returns the digits of a sum, with a comma before its kopeks if there are any: `1 234 руб.` is `1234`; undefined for a
 * text that is not a sum.
 */
function readSum(text: string): string | undefined {
  // Excel marks a text cell with an apostrophe.
  const written = text.normalize('NFKC').trim().toLowerCase().replace(/^'/, '');
  if (RANGE.test(written)) return undefined;
  const dense = written.replace(/\s/g, '');
  const inWords = IN_WORDS.exec(dense) ?? WITHOUT_KOPEKS.exec(dense);
  if (inWords) return `${inWords[1] ?? '0'},${inWords[2]?.padStart(2, '0')}`;
  const bare = dense.replace(CURRENCY, '');
  for (const form of FORMS) {
    const found = form.exec(bare);
    if (!found) continue;
    const [, roubles = '', kopeks] = found;
    const digits = roubles.replace(/\D/g, '');
    return kopeks === undefined ? digits : `${digits},${kopeks}`;
  }
  return undefined;
}

/** Returns the text of a sum without currency and separators: `1 234,50 ₽` is `1234,50`. Trims other texts. */
export function plainSum(text: string): string {
  return readSum(text) ?? text.trim();
}

/**
 * Returns a typed or pasted sum of roubles, in kopeks: `1 234,5` is 123450. It works on the digits, so no precision is
 * lost. Undefined for a text that is not a sum, is ambiguous, or is too large for a whole number.
 */
export function kopeksOf(text: string): number | undefined {
  const plain = readSum(text);
  if (plain === undefined) return undefined;
  const [roubles = '', kopeks = ''] = plain.split(',');
  const sum = Number(`${roubles}${kopeks.padEnd(2, '0')}`);
  return Number.isSafeInteger(sum) ? sum : undefined;
}

/** Returns kopeks in the format for typing: `123450` is `1234,50`, a whole sum has no comma. */
export function typedSum(kopeks: number): string {
  const digits = String(kopeks).padStart(3, '0');
  const [roubles, rest] = [digits.slice(0, -2), digits.slice(-2)];
  return rest === '00' ? roubles : `${roubles},${rest}`;
}

/** Returns kopeks in the format of a field without focus: `1 234,50`, with no-break spaces. */
export function groupedSum(kopeks: number): string {
  const [roubles = '', rest] = typedSum(kopeks).split(',');
  const grouped = roubles.replace(/\B(?=(?:\d{3})+$)/g, '\u00A0');
  return `${grouped},${rest ?? '00'}`;
}
