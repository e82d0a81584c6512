import { finding, type Finding, placeIn, type Rule } from '../exchange/findings';
import { listOf, nodeOf } from '../model/documentView';
import { answerSchemaOf, bodyContentOf } from '../model/samples';
import {
  expand,
  isRecord,
  type LocatedOperation,
  type OpenApiDocument,
  pointerOf,
  type SchemaObject,
  schemaOf,
} from '../model/openApi';
import { type LiveExchange, parsedBody } from '../exchange/exchange';
import { kindOf } from '../exchange/received';
import {
  comparisonsAt,
  isComparable,
  type Search,
  type SearchedField,
  searchOf,
} from '../model/searchable';

function numberAt(value: unknown, name: string): number | null {
  const found: unknown = isRecord(value) ? value[name] : undefined;
  return typeof found === 'number' ? found : null;
}

type Properties = Readonly<Record<string, SchemaObject>>;

function propertiesOf(document: OpenApiDocument, node: SchemaObject = {}): Properties {
  const all = expand(document, [node]).map(({ properties }) => properties);
  return Object.assign({}, ...all.toReversed());
}

/** Properties of the request and of the response of a paged list. */
interface PagedList {
  readonly asked: Properties;
  readonly answered: Properties;
}

/** Returns the properties of a paged search; null for any other operation. */
function pagedList(document: OpenApiDocument, { operation }: LocatedOperation): PagedList | null {
  const sent = bodyContentOf(document, operation)?.schema;
  if (sent === undefined) return null;
  const asked = propertiesOf(document, sent);
  const answered = propertiesOf(document, answerSchemaOf(document, operation));
  const isPaged =
    ['pageNumber', 'pageSize'].every((name) => name in asked) &&
    ['content', 'number', 'size'].every((name) => name in answered);
  return isPaged ? { asked, answered } : null;
}

/** Returns the requested number, otherwise the contract's default; null if there is none. */
function askedFor(document: OpenApiDocument, asked: Properties, sent: unknown, name: string) {
  const standard = schemaOf(document, asked[name] ?? {}).default;
  return numberAt(sent, name) ?? (typeof standard === 'number' ? standard : null);
}

/** One counter of a page that may be wrong. */
type Count = readonly [
  rule: Rule,
  name: string,
  isWrong: boolean,
  expected: string,
  received: number,
];

function countsOf(page: unknown, wantedNumber: number | null, wantedSize: number | null): Count[] {
  const content: unknown = isRecord(page) ? page['content'] : undefined;
  const [number, size] = [numberAt(page, 'number'), numberAt(page, 'size')];
  const [elements, pages] = [numberAt(page, 'totalElements'), numberAt(page, 'totalPages')];
  if (!Array.isArray(content) || number === null || size === null) return [];
  const rows = content.length;
  const most = wantedSize ?? size;
  const told: Count[] = [['page-too-long', 'content', rows > most, `<= ${most}`, rows]];
  for (const [name, wanted, is] of [
    ['number', wantedNumber, number],
    ['size', wantedSize, size],
  ] as const) {
    if (wanted !== null) told.push(['page-number', name, is !== wanted, String(wanted), is]);
  }
  if (elements === null) return told;
  // Each response is checked on its own, because the list may change between two pages.
  const before = number * size;
  const expectedRows = Math.max(Math.min(size, elements - before), 0);
  const isTorn = rows <= most && rows !== expectedRows;
  const reached = rows < size ? String(before + rows) : `>= ${before + rows}`;
  told.push(['page-totals', 'totalElements', isTorn, reached, elements]);
  if (pages !== null && size > 0) {
    const whole = Math.ceil(elements / size);
    const isWrong = pages !== whole && !(elements === 0 && pages <= 1);
    told.push(['page-totals', 'totalPages', isWrong, String(whole), pages]);
  }
  return told;
}

/**
 * Checks a page against its request: at most the requested number of rows, the requested size and page number, and
 * consistent counters.
 *
 * @param propertyAt returns the JSON Pointer of a property's schema in the contract
 */
export function pagingFindings(
  document: OpenApiDocument,
  located: LocatedOperation,
  { request, response }: LiveExchange,
  propertyAt: (schema: SchemaObject) => string | null,
): Finding[] {
  const list = response.status === 200 ? pagedList(document, located) : null;
  if (list === null) return [];
  const sent = parsedBody(request.body) ?? {};
  const page = parsedBody(response.body);
  const number = askedFor(document, list.asked, sent, 'pageNumber');
  const size = askedFor(document, list.asked, sent, 'pageSize');
  return countsOf(page, number, size)
    .filter(([, , isWrong]) => isWrong)
    .map(([rule, name, , expected, received]) => {
      const schema = list.answered[name];
      const property = schema === undefined ? null : propertyAt(schema);
      const place = { ...placeIn(located, `/body/${name}`), contract: property ?? '', property };
      const said = { detail: expected, expected, received: String(received) };
      return finding(rule, place, said);
    });
}

export interface Asked {
  readonly field: string;
  readonly operation: string;
  readonly value: unknown;
  readonly held: SearchedField;
}

/** Returns the conditions of a search; null if the contract does not offer one of them. */
export function askedIn(search: Search, body: unknown): Asked[] | null {
  const asked: Asked[] = [];
  for (const one of listOf(nodeOf(body)['filters'])) {
    const { field, operation, value } = nodeOf(one);
    if (typeof field !== 'string' || typeof operation !== 'string') return null;
    const held = search.field(field);
    const isOffered = comparisonsAt(search, field)?.includes(operation) === true;
    if (held === null || !isOffered || !isComparable(held, operation, value)) return null;
    asked.push({ field, operation, value, held });
  }
  return asked;
}

/**
 * Returns the requested sort fields; null if the contract does not offer one of them. `sign` is 1 for ascending, -1
 * for descending.
 */
function ordersIn(search: Search, body: unknown): { field: string; sign: number }[] | null {
  const orders: { field: string; sign: number }[] = [];
  for (const one of listOf(nodeOf(body)['sorts'])) {
    const { field, direction } = nodeOf(one);
    if (typeof field !== 'string' || !search.sorts.includes(field)) return null;
    orders.push({ field, sign: direction === 'DESC' ? -1 : 1 });
  }
  return orders;
}

/** Returns the rows of a response: of a page, or of a bare list. */
export function rowsOf(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : listOf(nodeOf(answer)['content']);
}

/** Returns the value of a field in a row. In a list, this is the value of its first item. */
export function valueAt(row: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => {
    const whole: unknown = Array.isArray(value) ? value[0] : value;
    return isRecord(whole) ? whole[name] : undefined;
  }, row);
}

/** Converts a value for comparison: texts to lower case with «е» for «ё», date-times to milliseconds since 1970. */
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

/**
 * Returns true if a row meets a condition. A field in a list, or that is an object, always does, because its parts
 * cannot be compared.
 */
function fulfils({ field, operation, value, held: { kind, isList } }: Asked, row: unknown) {
  const actual = valueAt(row, field);
  if (isList || (kind === 'object' && value !== null)) return true;
  if (operation === 'NE') return !isOneOf(kind, [value], actual);
  if (operation === 'EQ') return isOneOf(kind, [value], actual);
  if (operation === 'IN') return isOneOf(kind, listOf(value), actual);
  if (isAbsent(actual)) return false;
  const [known, wanted] = [comparable(kind, actual), comparable(kind, value)];
  if (operation === 'GE') return known >= wanted;
  if (operation === 'LE') return known <= wanted;
  return String(known).includes(String(wanted).trim());
}

const ORDERED: readonly unknown[] = ['number', 'date', 'date-time'];

/**
 * Returns the index of the first row that breaks the sort order; -1 if there is none. Only numbers and dates are
 * checked, because the contract does not define the sort order of texts.
 */
function misplaced(search: Search, field: string, sign: number, rows: readonly unknown[]) {
  const { kind, isList } = search.field(field) ?? {};
  if (kind === undefined || isList === true || !ORDERED.includes(kind)) return -1;
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

/** Statuses that refuse a search. */
const REFUSALS: readonly number[] = [400, 422, 501];

/**
 * Checks the response to a search that the contract supports: it must succeed, every row must meet the conditions, and
 * the rows must have the requested sort order.
 *
 * @param isSound returns false if the request has another mistake, so that it may be refused
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
  const wordsOf = (one: (typeof orders)[number]) => `${one.field} ${one.sign > 0 ? 'ASC' : 'DESC'}`;
  if (REFUSALS.includes(response.status)) {
    if (!isSound()) return [];
    const words = [
      ...asked.map((one) => `${one.field} ${one.operation}`),
      ...orders.map(wordsOf),
    ].join(', ');
    const place = placeIn(located, '/status', 'x-searchable');
    const said = { detail: words, expected: words, received: String(response.status) };
    return [finding('search-refused', place, said)];
  }
  if (response.status !== 200) return [];
  const rows = rowsOf(parsedBody(response.body));
  const placeOf = (index: number, field: string, ...parts: readonly string[]) => {
    const pointer = `/body/content/${index}${pointerOf(...field.split('.'))}`;
    return placeIn(located, pointer, 'x-searchable', ...parts);
  };
  const told = new Set<string>();
  const wrong = asked.flatMap((one): Finding[] => {
    const index = rows.findIndex((row) => !fulfils(one, row));
    if (index === -1 || told.has(one.field)) return [];
    told.add(one.field);
    const place = placeOf(index, one.field, 'filters', one.field);
    const words = `${one.field} ${one.operation}`;
    const received = kindOf(valueAt(rows[index], one.field));
    return [finding('search-unfulfilled', place, { detail: words, expected: words, received })];
  });
  const [first] = orders;
  const index = first === undefined ? -1 : misplaced(search, first.field, first.sign, rows);
  if (first === undefined || index === -1) return wrong;
  const place = placeOf(index, first.field, 'sorts');
  const words = wordsOf(first);
  const said = { detail: words, expected: words, received: 'another order' };
  return [...wrong, finding('search-unsorted', place, said)];
}
