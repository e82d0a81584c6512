export interface Page {
  /** Index of the first row on the page, from 0. */
  first: number;
  /** Rows on one page. */
  size: number;
  /** Rows on all pages. */
  total: number;
}

const count = new Intl.NumberFormat('ru-RU');

/** «1–100 из 318»; an en dash, as between any two figures. */
export function pageRange({ first, size, total }: Page): string {
  if (total === 0) return '0 из 0';
  const last = Math.min(first + size, total);
  return `${count.format(first + 1)}–${count.format(last)} из ${count.format(total)}`;
}

/** First row of the previous page, or null on the first one. */
export function previousPage({ first, size }: Page): number | null {
  return first > 0 ? Math.max(0, first - size) : null;
}

/** First row of the next page, or null on the last one. */
export function nextPage({ first, size, total }: Page): number | null {
  return first + size < total ? first + size : null;
}
