import type { Page } from '../core/searchRequest';

/** A page whose rows are shown as the contract does. */
export function showPage<Found, Shown>(
  { content, ...figures }: Page<Found>,
  show: (row: Found) => Shown,
): Page<Shown> {
  return { ...figures, content: content.map(show) };
}
