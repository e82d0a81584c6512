/**
 * Returns the Russian noun form for a number: `many` if the last two digits are 5 to 20; otherwise `one` for the last
 * digit 1, `few` for 2 to 4, else `many`. A fraction has `few`: 1,5 дня.
 */
export function plural(count: number, one: string, few: string, many: string): string {
  const size = Math.abs(count);
  if (!Number.isInteger(size)) return Number.isFinite(size) ? few : many;
  const lastTwo = size % 100;
  if (lastTwo >= 5 && lastTwo <= 20) return many;
  const last = size % 10;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}

const figures = new Intl.NumberFormat('ru-RU');

/** Returns «1 240», always grouped with U+00A0: some ICU releases use U+202F. */
export const figureOf = (count: number): string =>
  figures.format(count).replaceAll('\u202F', '\u00A0');

/** Returns «1 482 поставки»: the number with its word, a no-break space between them. */
export function countOf(count: number, one: string, few: string, many: string): string {
  return `${figureOf(count)}\u00A0${plural(count, one, few, many)}`;
}
