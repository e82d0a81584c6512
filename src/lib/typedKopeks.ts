const TYPED = /^(\d+)(?:[.,](\d{0,2}))?$/;
// Blanks of every kind, those of thousands among them, and the sign or the word for roubles.
const BESIDE_DIGITS = /[\s\u00A0\u202F\u2009]|₽|руб(?:\.|лей|ля|ль)?|р\.?$/giu;

/** The text of a sum without what stands beside its digits: `1 234,50 ₽` is `1234,50`. */
export function plainSum(text: string): string {
  return text.normalize('NFKC').replace(BESIDE_DIGITS, '').replace('.', ',');
}

/**
 * A typed sum of roubles, in kopeks: `1 234,5` is 123450. The digits are read as digits, so nothing
 * is lost on the way. Nothing where it is no sum, has a third digit after the comma, or is larger
 * than a whole number can be.
 */
export function kopeksOf(text: string): number | undefined {
  const parts = TYPED.exec(plainSum(text));
  if (!parts) return undefined;
  const [, roubles = '', kopeks = ''] = parts;
  const sum = Number(`${roubles}${kopeks.padEnd(2, '0')}`);
  return Number.isSafeInteger(sum) ? sum : undefined;
}

/** Kopeks as they are typed: `123450` is `1234,50`, a whole sum has no comma. */
export function typedSum(kopeks: number): string {
  const digits = String(kopeks).padStart(3, '0');
  const [roubles, rest] = [digits.slice(0, -2), digits.slice(-2)];
  return rest === '00' ? roubles : `${roubles},${rest}`;
}

/** Kopeks as they stand in a field that was left: `1 234,50`, with no-break spaces. */
export function groupedSum(kopeks: number): string {
  const [roubles = '', rest] = typedSum(kopeks).split(',');
  const grouped = roubles.replace(/\B(?=(?:\d{3})+$)/g, '\u00A0');
  return `${grouped},${rest ?? '00'}`;
}
