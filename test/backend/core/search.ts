import { Columns } from './columns';
import { conditionOf } from './conditions';
import type { Page, PageWithTotals, SearchFilter, SearchRequest } from './searchRequest';

const DEFAULT_PAGE_SIZE = 20;

/**
 * Filters, sorts and pages a list. The request was checked against the contract, so a field missing in an item counts
 * as null.
 *
 * @param items the list, already in the shape of the response
 */
export function search<Item extends object>(
  items: readonly Item[],
  request: SearchRequest,
): Page<Item> {
  return searchRows(items, new Columns(items), request).page;
}

/** Works like `search`, and adds sums of number fields over all matching items. */
export function searchWithTotals<Item extends object, Field extends keyof Item & string>(
  items: readonly Item[],
  request: SearchRequest,
  fields: readonly Field[],
): PageWithTotals<Item, Field> {
  const columns = new Columns(items);
  const { page, positions } = searchRows(items, columns, request);
  return { ...page, totals: totalsOf(columns, positions, fields) };
}

/** Returns the sums of number fields over the rows at these positions. A value that is not a number counts as 0. */
export function totalsOf<Field extends string>(
  columns: Columns,
  positions: readonly number[],
  fields: readonly Field[],
): Record<Field, number>;
export function totalsOf(
  columns: Columns,
  positions: readonly number[],
  fields: readonly string[],
): Record<string, number> {
  return Object.fromEntries(
    fields.map((field) => {
      const column = columns.of(field);
      let sum = 0;
      for (const position of positions) {
        const value = column.at(position);
        if (typeof value === 'number') sum += value;
      }
      return [field, sum];
    }),
  );
}

/** Works like `search` for rows with cached columns; also returns the positions of all matches. */
export function searchRows<Row extends object>(
  rows: readonly Row[],
  columns: Columns,
  { pageNumber: number = 0, pageSize: size = DEFAULT_PAGE_SIZE, filters, sorts }: SearchRequest,
  candidates?: readonly number[],
): { page: Page<Row>; positions: number[] } {
  const positions = positionsOf(rows, columns, filters ?? [], candidates);
  const keys = (sorts ?? []).map(({ field, direction }) => ({
    ranks: columns.of(field).ranks(),
    sign: direction === 'DESC' ? -1 : 1,
  }));
  if (keys.length > 0) {
    positions.sort((left, right) => {
      for (const { ranks, sign } of keys) {
        const order = (ranks[left] ?? 0) - (ranks[right] ?? 0);
        if (order !== 0) return sign * order;
      }
      return 0;
    });
  }
  const content = positions
    .slice(number * size, (number + 1) * size)
    .flatMap((position) => rows[position] ?? []);
  const totalElements = positions.length;
  const totalPages = Math.ceil(totalElements / size);
  return { page: { content, totalElements, totalPages, number, size }, positions };
}

/** Returns the positions of the rows that match all filters, as a new array. */
export function positionsOf(
  rows: readonly object[],
  columns: Columns,
  filters: readonly SearchFilter[],
  candidates: readonly number[] = Array.from(rows.keys()),
): number[] {
  return filters.reduce(
    (found, filter) => found.filter(conditionOf(filter, columns.of(filter.field))),
    [...candidates],
  );
}
