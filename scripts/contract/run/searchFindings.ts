import { finding, type Finding } from '../exchange/findings';
import { kindOf } from '../exchange/received';
import {
  isRecord,
  type LocatedOperation,
  memberAt,
  type OpenApiDocument,
  pointerOf,
} from '../model/openApi';
import {
  comparisonsAt,
  isComparable,
  type Search,
  type SearchedField,
  searchOf,
} from '../model/searchable';
import { type LiveExchange, parsedBody } from '../exchange/exchange';

/** One condition that a search of the contract allows. */
export interface Asked {
  readonly field: string;
  readonly operation: string;
  readonly value: unknown;
  readonly held: SearchedField;
}

export function listAt(body: unknown, name: string): readonly unknown[] {
  const listed: unknown = isRecord(body) ? body[name] : undefined;
  return Array.isArray(listed) ? listed : [];
}

/** The conditions of a search; null where the contract does not offer one of them. */
export function askedIn(search: Search, body: unknown): Asked[] | null {
  const asked: Asked[] = [];
  for (const one of listAt(body, 'filters')) {
    const { field, operation, value } = isRecord(one) ? one : {};
    if (typeof field !== 'string' || typeof operation !== 'string') return null;
    const held = search.field(field);
    const isOffered = comparisonsAt(search, field)?.includes(operation) === true;
    if (held === null || !isOffered || !isComparable(held, operation, value)) return null;
    asked.push({ field, operation, value, held });
  }
  return asked;
}

/** Returns the order that a search asks for; null if the contract does not offer it. */
function ordersIn(search: Search, body: unknown): { field: string; sign: number }[] | null {
  const orders: { field: string; sign: number }[] = [];
  for (const one of listAt(body, 'sorts')) {
    const { field, direction } = isRecord(one) ? one : {};
    if (typeof field !== 'string' || !search.sorts.includes(field)) return null;
    orders.push({ field, sign: direction === 'DESC' ? -1 : 1 });
  }
  return orders;
}

/** The rows of an answer: a page, or a bare list. */
export function rowsOf(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : listAt(answer, 'content');
}

export function valueAt(row: unknown, field: string): unknown {
  return memberAt(row, field.split('.'));
}

/** A value for comparison: texts in lower case, instants in milliseconds since 1970. */
export function comparable(kind: SearchedField['kind'], value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = String(value).toLowerCase().replaceAll('ё', 'е');
  return kind === 'date-time' ? Date.parse(text) : text;
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}

function isOneOf(kind: SearchedField['kind'], wanted: readonly unknown[], actual: unknown) {
  if (isAbsent(actual)) return wanted.some(isAbsent);
  const known = comparable(kind, actual);
  return wanted.some((one) => !isAbsent(one) && comparable(kind, one) === known);
}

/** Returns true if a row fulfils a condition. Lists and objects pass: they are compared by parts. */
function fulfils({ field, operation, value, held: { kind, isList } }: Asked, row: unknown) {
  const actual = valueAt(row, field);
  if (isList || (kind === 'object' && value !== null)) return true;
  if (operation === 'NE') return !isOneOf(kind, [value], actual);
  if (operation === 'EQ') return isOneOf(kind, [value], actual);
  if (operation === 'IN') return isOneOf(kind, Array.isArray(value) ? value : [], actual);
  if (isAbsent(actual)) return false;
  const [known, wanted] = [comparable(kind, actual), comparable(kind, value)];
  if (operation === 'GE') return known >= wanted;
  if (operation === 'LE') return known <= wanted;
  return String(known).includes(String(wanted).trim());
}

const ORDERED: readonly unknown[] = ['number', 'date', 'date-time'];

/**
 * Returns the index of the first row out of order; -1 if there is none. Only numbers and dates are checked, because
 * the contract does not define the order of texts.
 */
function misplaced(search: Search, field: string, sign: number, rows: readonly unknown[]) {
  const kind = search.field(field)?.kind;
  if (kind === undefined || !ORDERED.includes(kind)) return -1;
  let before: string | number | null = null;
  for (const [index, row] of rows.entries()) {
    const actual = valueAt(row, field);
    if (isAbsent(actual)) continue;
    const value = comparable(kind, actual);
    if (before !== null && before !== value && before < value !== sign > 0) return index;
    before = value;
  }
  return -1;
}

/** Statuses with which a backend refuses a search. */
const REFUSALS: readonly number[] = [400, 422, 501];

/**
 * Checks the answer to a search that the contract offers: it is not refused, every row fulfils the
 * conditions, and the rows are in the requested order.
 *
 * @param isSound returns false if something else is wrong with the request: it may be refused then
 */
export function searchFindings(
  document: OpenApiDocument,
  located: LocatedOperation,
  { request, response }: LiveExchange,
  isSound: () => boolean,
): Finding[] {
  const search = searchOf(document, located);
  const body = search === null ? undefined : parsedBody(request.body);
  const asked = search === null ? null : askedIn(search, body);
  const orders = search === null ? null : ordersIn(search, body);
  if (search === null || asked === null || orders === null) return [];
  if (asked.length + orders.length === 0) return [];
  const operation = located.operation.operationId;
  const base = pointerOf('paths', located.path, located.method, 'x-searchable');
  const wordsOf = (one: (typeof orders)[number]) => `${one.field} ${one.sign > 0 ? 'ASC' : 'DESC'}`;
  if (REFUSALS.includes(response.status)) {
    if (!isSound()) return [];
    const words = [
      ...asked.map((one) => `${one.field} ${one.operation}`),
      ...orders.map(wordsOf),
    ].join(', ');
    const place = { operation, pointer: '/status', contract: base };
    const said = { detail: words, expected: words, received: String(response.status) };
    return [finding('search-refused', place, said)];
  }
  if (response.status !== 200) return [];
  const rows = rowsOf(parsedBody(response.body));
  const placeOf = (index: number, field: string, contract: string) => {
    const pointer = `/body/content/${index}${pointerOf(...field.split('.'))}`;
    return { operation, pointer, contract: base + contract };
  };
  const told = new Set<string>();
  const wrong = asked.flatMap((one): Finding[] => {
    const index = rows.findIndex((row) => !fulfils(one, row));
    if (index === -1 || told.has(one.field)) return [];
    told.add(one.field);
    const place = placeOf(index, one.field, pointerOf('filters', one.field));
    const words = `${one.field} ${one.operation}`;
    const received = kindOf(valueAt(rows[index], one.field));
    return [finding('search-unfulfilled', place, { detail: words, expected: words, received })];
  });
  const [first] = orders;
  const index = first === undefined ? -1 : misplaced(search, first.field, first.sign, rows);
  if (first === undefined || index === -1) return wrong;
  const place = placeOf(index, first.field, '/sorts');
  const words = wordsOf(first);
  const said = { detail: words, expected: words, received: 'another order' };
  return [...wrong, finding('search-unsorted', place, said)];
}
