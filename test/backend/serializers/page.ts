import type { Page } from '../core/searchRequest';

/** A page whose rows are shown as the contract does; its figures and sums stay as they are. */
export function showPage<Found, Shown, Figures extends Omit<Page<Found>, 'content'>>(
  { content, ...figures }: Figures & { content: Found[] },
  show: (row: Found) => Shown,
): Omit<Figures, 'content'> & { content: Shown[] } {
  return { ...figures, content: content.map(show) };
}
