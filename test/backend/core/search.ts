import { Columns } from './columns';
import { conditionOf, type Condition } from './conditions';
import type {
  Page,
  PageWithTotals,
  SearchFilter,
  SearchRequest,
  SearchSort,
} from './searchRequest';
import { sortWindow, type Order } from './sortWindow';

const DEFAULT_PAGE_SIZE = 20;

/**
 * Filters, sorts and pages a list. What a list may be asked for is said by the contract, which has
 * judged the request before: a field that an item lacks counts as absent there.
 *
 * @param items what may be found, already in the shape that is answered
 */
export function search<Item extends object>(
  items: readonly Item[],
  request: SearchRequest,
): Page<Item> {
  return searchRows(items, new Columns(items), request, everyPosition(items)).page;
}

/** The same with the sums of number fields over everything that was found. */
export function searchWithTotals<Item extends object, Field extends keyof Item & string>(
  items: readonly Item[],
  request: SearchRequest,
  fields: readonly Field[],
): PageWithTotals<Item, Field> {
  const columns = new Columns(items);
  const { page, positions } = searchRows(items, columns, request, everyPosition(items));
  return { ...page, totals: totalsOf(columns, positions, fields) };
}

/** Sums of number fields over the rows at these positions; what is no number counts as 0. */
export function totalsOf<Field extends string>(
  columns: Columns,
  positions: Uint32Array,
  fields: readonly Field[],
): Record<Field, number>;
export function totalsOf(
  columns: Columns,
  positions: Uint32Array,
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

/** One page, and where everything stands that was found, in no particular order. */
interface Found<Row> {
  page: Page<Row>;
  positions: Uint32Array;
}

/**
 * The same for rows whose columns are kept between requests.
 *
 * @param rows with null where a row is gone
 * @param candidates positions of the rows that may be found at all
 */
export function searchRows<Row extends object>(
  rows: readonly (Row | null)[],
  columns: Columns,
  request: SearchRequest,
  candidates: Uint32Array,
): Found<Row> {
  const conditions = conditionsOf(columns, request.filters ?? []);
  const found = fulfilling(conditions, candidates);
  const number = request.pageNumber ?? 0;
  const size = request.pageSize ?? DEFAULT_PAGE_SIZE;
  const start = number * size;
  const order = orderOf(columns, request.sorts ?? []);
  if (order !== null) sortWindow(found, order, start, start + size);
  const content: Row[] = [];
  for (const position of found.subarray(start, start + size)) {
    const row = rows[position];
    if (row) content.push(row);
  }
  const page = {
    content,
    totalElements: found.length,
    totalPages: Math.ceil(found.length / size),
    number,
    size,
  };
  return { page, positions: found };
}

function conditionsOf(columns: Columns, filters: readonly SearchFilter[]): Condition[] {
  return filters.map((filter) => conditionOf(filter, columns.of(filter.field)));
}

/** Positions of the rows that are there and fulfil the filters. */
export function positionsOf(
  rows: readonly unknown[],
  columns: Columns,
  filters: readonly SearchFilter[],
): Uint32Array {
  const conditions = conditionsOf(columns, filters);
  return fulfilling([(position) => rows[position] !== null, ...conditions], everyPosition(rows));
}

function everyPosition(rows: readonly unknown[]): Uint32Array {
  return Uint32Array.from({ length: rows.length }, (_, position) => position);
}

/** A new list of the positions that fulfil all conditions, one condition after the other. */
function fulfilling(conditions: readonly Condition[], candidates: Uint32Array): Uint32Array {
  const found = candidates.slice();
  let count = found.length;
  for (const holds of conditions) {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const position = found[index] ?? 0;
      if (!holds(position)) continue;
      found[kept] = position;
      kept += 1;
    }
    count = kept;
  }
  return found.subarray(0, count);
}

/** The order that the sorts ask for; rows that tie stay as they are. Null: they all do. */
function orderOf(columns: Columns, sorts: readonly SearchSort[]): Order | null {
  if (sorts.length === 0) return null;
  const keys = sorts.map(({ field, direction }) => ({
    column: columns.of(field),
    sign: direction === 'DESC' ? -1 : 1,
  }));
  return (left, right) => {
    for (const { column, sign } of keys) {
      const order = column.compare(left, right);
      if (order !== 0) return sign * order;
    }
    return left - right;
  };
}
