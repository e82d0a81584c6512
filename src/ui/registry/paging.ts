import { figureOf } from '../../lib/countOf';

export interface Page {
  /** From 0. */
  page: number;
  /** Rows on one page. */
  size: number;
  /** Rows on all pages. */
  total: number;
}

/** Returns «1–100 из 318», with an en dash. */
export function pageRange({ page, size, total }: Page): string {
  if (total === 0) return '0 из 0';
  const last = Math.min((page + 1) * size, total);
  return `${figureOf(page * size + 1)}–${figureOf(last)} из ${figureOf(total)}`;
}
