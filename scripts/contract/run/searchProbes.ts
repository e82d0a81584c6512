import { listOf, nodeOf } from '../model/documentView';
import type { LocatedOperation, OpenApiDocument } from '../model/openApi';
import { comparisonSample, type SearchedField, searchOf } from '../model/searchable';
import { type Asked, askedIn, comparable, rowsOf, valueAt } from './listFindings';
import { finding, type Finding, placeIn } from '../exchange/findings';

/** Number of rows that a probe requests. */
const ROWS = 20;

/** Search without conditions. Rows that it finds and that fit another search must also be found by that one. */
export const PLAIN_SEARCH = { pageNumber: 0, pageSize: ROWS, filters: [], sorts: [] };

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Returns conditions on one field that the row meets; sample conditions if the row has no value to compare with. */
function conditionsOf(
  row: unknown,
  field: string,
  held: SearchedField,
  operations: readonly string[],
): object[] {
  const found = valueAt(row, field);
  const known: unknown = Array.isArray(found) ? found[0] : found;
  const isKnown = isScalar(known);
  return operations
    .filter((operation) => operation !== 'NE' || operations.length === 1 || held.kind === 'object')
    .map((operation) => {
      const one = isKnown ? known : comparisonSample(held, operation);
      const value = operation === 'IN' && isKnown ? [one] : one;
      return { field, operation, value: operation === 'LIKE' ? String(one) : value };
    });
}

/**
 * Returns searches that together use every filter and sort order of a list: one per field with its comparisons, one
 * per field with `NE`, and one per sort order. Empty if the contract has none.
 * @param answer earlier response of the list; its first row provides the values of the conditions
 */
export function searchProbes(
  document: OpenApiDocument,
  located: LocatedOperation,
  answer: unknown,
): object[] {
  const search = searchOf(document, located);
  if (search === null) return [];
  const [row] = rowsOf(answer);
  const filters = Object.entries(search.filters).flatMap(([field, operations]) => {
    const held = search.field(field);
    if (held === null) return [];
    return [{ ...PLAIN_SEARCH, filters: conditionsOf(row, field, held, operations) }];
  });
  const others = Object.entries(search.filters)
    .filter(([, operations]) => operations.includes('NE'))
    .map(([field]) => ({
      ...PLAIN_SEARCH,
      filters: [{ field, operation: 'NE', value: null }],
    }));
  const orders = search.sorts.map((field) => ({
    ...PLAIN_SEARCH,
    sorts: [{ field, direction: 'DESC' }],
  }));
  return [...filters, ...others, ...orders];
}

/** Returns the identity of a row: its id, or all its values if it has none. */
function nameOf(row: unknown): string {
  const { id } = nodeOf(row);
  return typeof id === 'string' || typeof id === 'number' ? `id ${id}` : JSON.stringify(row);
}

/**
 * Returns true if a row fits by any interpretation of the contract. Servers may differ in the case of letters, in lists
 * and in absent values, so a match that depends on these does not count.
 */
function certainlyFits({ field, operation, value, held }: Asked, row: unknown): boolean {
  const actual = valueAt(row, field);
  if (held.isList || actual === null || actual === undefined) return false;
  if (operation === 'NE') return value === null;
  if (held.kind === 'object') return false;
  if (operation === 'EQ') return actual === value;
  if (operation === 'IN') return Array.isArray(value) && value.includes(actual);
  if (operation === 'LIKE') {
    return typeof actual === 'string' && typeof value === 'string' && actual.includes(value);
  }
  const [known, wanted] = [comparable(held.kind, actual), comparable(held.kind, value)];
  return operation === 'GE' ? known >= wanted : known <= wanted;
}

/**
 * Returns the rows of the unfiltered list that match a search but are missing in its response. Empty if the response
 * may have more pages.
 */
function missingIn(asked: readonly Asked[], plain: unknown, answer: unknown): string[] {
  const rows = rowsOf(answer);
  if (rows.length >= ROWS) return [];
  const found = new Set(rows.map(nameOf));
  return rowsOf(plain)
    .filter((row) => asked.every((one) => certainlyFits(one, row)))
    .map(nameOf)
    .filter((name) => !found.has(name));
}

/** Returns the rows that are equal in both responses. */
function unchanged(before: unknown, after: unknown): unknown[] {
  const later = new Set(rowsOf(after).map((row) => JSON.stringify(row)));
  return rowsOf(before).filter((row) => later.has(JSON.stringify(row)));
}

/**
 * Returns a finding if a search omits a matching row. The list may change between two calls, so the search is repeated,
 * and the row must be in the list, unchanged, before and after it.
 *
 * @param plain response to `PLAIN_SEARCH` before the search
 * @param ask makes a search; resolves with the response's body, undefined if it failed
 */
export async function missingRow(
  document: OpenApiDocument,
  located: LocatedOperation,
  probe: object,
  { plain, answer }: { readonly plain: unknown; readonly answer: unknown },
  ask: (body: object) => Promise<unknown>,
): Promise<Finding | null> {
  const search = searchOf(document, located);
  const asked = search === null ? null : askedIn(search, probe);
  if (asked === null || answer === undefined) return null;
  if (missingIn(asked, plain, answer).length === 0) return null;
  const [before, again, after] = [
    await ask(PLAIN_SEARCH),
    await ask(probe),
    await ask(PLAIN_SEARCH),
  ];
  if (again === undefined || missingIn(asked, unchanged(before, after), again).length === 0) {
    return null;
  }
  const sorts = listOf(nodeOf(probe)['sorts']).map((one) => String(nodeOf(one)['field']));
  const conditions = asked.map(({ field, operation }) => `${field} ${operation}`);
  const words = [...conditions, ...sorts].join(', ');
  const [first] = asked;
  const parts = first === undefined ? ['sorts'] : ['filters', first.field];
  const place = placeIn(located, '/body/content', 'x-searchable', ...parts);
  const details = { detail: words, expected: words, received: 'nothing' };
  return finding('search-missing', place, details);
}
