import { invalidField } from './failure';
import { isRecord } from './record';

/** Comparisons of a filter, as the contract's SearchRequest lists them. */
type FilterOperation = 'EQ' | 'NE' | 'LIKE' | 'IN' | 'GE' | 'LE';

/** One condition; all conditions of a request must hold. */
export interface SearchFilter {
  /** Name of the field, dots lead into nested objects: `organization.itn`. */
  field: string;
  value?: unknown;
  operation?: FilterOperation;
}

/** One key of the order; the first one weighs most. */
interface SearchSort {
  field: string;
  direction?: 'ASC' | 'DESC';
}

/** The contract's SearchRequest. Everything may be left out. */
export interface SearchRequest {
  /** Number of the page, from 0. */
  pageNumber?: number;
  pageSize?: number;
  filters?: readonly SearchFilter[];
  sorts?: readonly SearchSort[];
}

/** The contract's Page. */
export interface Page<Item> {
  content: Item[];
  totalElements: number;
  totalPages: number;
  /** Number of this page, from 0. */
  number: number;
  size: number;
}

const DEFAULT_PAGE_SIZE = 20;

const russian = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

/**
 * Filters, sorts and pages a list. An unknown field or a filter without a usable value is a 400
 * with the field named, as from a careful server.
 *
 * @param items what may be found, already in the shape that is answered
 */
export function search<Item extends object>(
  items: readonly Item[],
  request: SearchRequest,
): Page<Item> {
  const found = items.filter((item) =>
    (request.filters ?? []).every((filter, index) => matches(item, filter, index)),
  );
  const sorted = sortBy(found, request.sorts ?? []);
  return toPage(sorted, request.pageNumber ?? 0, request.pageSize ?? DEFAULT_PAGE_SIZE);
}

function toPage<Item>(items: readonly Item[], number: number, size: number): Page<Item> {
  return {
    content: items.slice(number * size, (number + 1) * size),
    totalElements: items.length,
    totalPages: Math.ceil(items.length / size),
    number,
    size,
  };
}

function sortBy<Item extends object>(items: readonly Item[], sorts: readonly SearchSort[]): Item[] {
  return items.toSorted((left, right) => {
    for (const sort of sorts) {
      const order = compareValues(valueAt(left, sort.field), valueAt(right, sort.field));
      if (order !== 0) return sort.direction === 'DESC' ? -order : order;
    }
    return 0;
  });
}

/** Absent values come first; text is compared as Russian readers do, «ё» beside «е». */
function compareValues(left: unknown, right: unknown): number {
  if (left === right) return 0;
  if (left === null || left === undefined) return -1;
  if (right === null || right === undefined) return 1;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return russian.compare(textOf(left), textOf(right));
}

function matches(item: object, filter: SearchFilter, index: number): boolean {
  const actual = valueAt(item, filter.field);
  if (actual === UNKNOWN_FIELD) {
    throw invalidField(`filters.${index}.field`, `Неизвестное поле фильтра: ${filter.field}`);
  }
  const candidates = Array.isArray(actual) ? actual : [actual];
  const expected = filter.value ?? null;
  const holds = comparisonFor(filter.operation ?? 'EQ', expected, index);
  return filter.operation === 'NE' ? candidates.every(holds) : candidates.some(holds);
}

type Comparison = (actual: unknown) => boolean;

function comparisonFor(operation: FilterOperation, expected: unknown, index: number): Comparison {
  switch (operation) {
    case 'EQ':
      return (actual) => isSame(actual, expected);
    case 'NE':
      return (actual) => !isSame(actual, expected);
    case 'LIKE':
      return (actual) => actual !== null && fold(textOf(actual)).includes(fold(textOf(expected)));
    case 'IN': {
      if (!Array.isArray(expected)) {
        throw invalidField(`filters.${index}.value`, 'Для условия IN нужен список значений');
      }
      return (actual) => expected.some((one) => isSame(actual, one));
    }
    case 'GE':
      return (actual) => isPresent(actual) && compareValues(actual, expected) >= 0;
    case 'LE':
      return (actual) => isPresent(actual) && compareValues(actual, expected) <= 0;
  }
}

function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** Values are the same also when one side came as text: a filter may be typed by hand. */
function isSame(actual: unknown, expected: unknown): boolean {
  if (!isPresent(actual) || !isPresent(expected)) return isPresent(actual) === isPresent(expected);
  return textOf(actual) === textOf(expected);
}

/** Case, and «ё» against «е», never decide whether a text is found (design: «search folds ё/е»). */
function fold(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const UNKNOWN_FIELD = Symbol('unknown field');

/** The value at a dotted path; a path through a list gives the values of all its items. */
function valueAt(item: unknown, path: string): unknown {
  let current: unknown = item;
  for (const name of path.split('.')) {
    if (current === null) return null;
    if (Array.isArray(current)) {
      current = current.map((one: unknown) => valueAt(one, name));
    } else if (isRecord(current) && Object.hasOwn(current, name)) {
      current = current[name];
    } else {
      return UNKNOWN_FIELD;
    }
  }
  return current;
}
