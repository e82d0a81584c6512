import { plural } from './plural';

/** «1 482 поставки»: the number with its word, a no-break space between them. */
export function countOf(count: number, one: string, few: string, many: string): string {
  const figure = count.toLocaleString('ru-RU').replaceAll('\u202F', '\u00A0');
  return `${figure}\u00A0${plural(count, one, few, many)}`;
}
