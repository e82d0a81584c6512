import { PAGE, PARCEL } from './depotBackend';
import type { WayToBreak } from './wayToBreak';

function page(
  way: string,
  change: Readonly<Record<string, unknown>>,
  rule: string,
  property: string,
  words: string,
): WayToBreak {
  return {
    way,
    operation: 'findParcels',
    fault: (answer, asked) =>
      asked.pageSize !== PAGE.size ? answer : { ...answer, body: { ...PAGE, ...change } },
    found: { rule, place: `ParcelPage.yaml > properties: > ${property}:`, words },
  };
}

const TWO = PAGE.content;

/** Faults: a page of two rows, out of three, has too many rows or wrong counters. */
export const WAYS_TO_MISCOUNT: readonly WayToBreak[] = [
  page(
    'sends more rows than requested',
    { content: [...TWO, PARCEL] },
    'page-too-long',
    'content',
    'Строк больше, чем просили, ожидается: <= 2; 3',
  ),
  page(
    'sends another page',
    { number: 1, content: [PARCEL] },
    'page-number',
    'number',
    'Страница или её размер не те, что просили, ожидается: 0; 1',
  ),
  page(
    'sends a page of another size',
    { size: 20, totalElements: 2, totalPages: 1 },
    'page-number',
    'size',
    '2; 20',
  ),
  page(
    'counts fewer than it sends',
    { totalElements: 1, totalPages: 1 },
    'page-totals',
    'totalElements',
    '>= 2; 1',
  ),
  page('counts more than it sends', { content: [PARCEL] }, 'page-totals', 'totalElements', '1; 3'),
  page('counts too few pages', { totalPages: 1 }, 'page-totals', 'totalPages', '2; 1'),
];
