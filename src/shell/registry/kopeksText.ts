/** The most digits of rubles: beyond these kopeks were no safe whole number. */
const MOST_DIGITS = 13;

/**
 * A sum as people type it, in kopeks: «1 234,5» is 123450. Whole numbers only, no arithmetic on
 * fractions. Null when it is no sum.
 */
export function readKopeks(text: string): number | null {
  const parts = /^(\d+)(?:[.,](\d{0,2}))?$/.exec(text.replaceAll(/\s/g, ''));
  const [, rubles = '', kopeks = ''] = parts ?? [];
  if (rubles === '' || rubles.length > MOST_DIGITS) return null;
  return Number(rubles + kopeks.padEnd(2, '0'));
}

/** Kopeks as a text to be typed on: 123450 is «1234,50», 100 is «1». */
export function kopeksText(kopeks: number | undefined): string {
  if (kopeks === undefined) return '';
  const digits = String(kopeks).padStart(3, '0');
  const [rubles, rest] = [digits.slice(0, -2), digits.slice(-2)];
  return rest === '00' ? rubles : `${rubles},${rest}`;
}
