import type { Page } from '../core/searchRequest';

/** Converts the rows of a page; its counts and sums stay. */
export function showPage<Found, Shown, Figures extends Omit<Page<Found>, 'content'>>(
  { content, ...figures }: Figures & { content: Found[] },
  show: (row: Found) => Shown,
): Omit<Figures, 'content'> & { content: Shown[] } {
  return { ...figures, content: content.map(show) };
}
