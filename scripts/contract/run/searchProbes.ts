import { isRecord, type LocatedOperation, type OpenApiDocument } from '../model/openApi';
import { comparisonSample, type SearchedField, searchOf } from '../model/searchable';
import { rowsOf } from './searchFindings';

/** Number of rows that a probe requests. */
export const ROWS = 20;

function valueAt(row: unknown, field: string): unknown {
  return field.split('.').reduce<unknown>((value, name) => {
    const whole: unknown = Array.isArray(value) ? value[0] : value;
    return isRecord(whole) ? whole[name] : undefined;
  }, row);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Conditions on one field that the row fulfils; any condition if there is no row. */
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
 * Searches that together use every filter and order of a list: one for each field with all its comparisons, and one
 * for each order. Empty if the contract offers none.
 *
 * @param answer earlier answer of the list: its first row fulfils every condition
 */
export function searchProbes(
  document: OpenApiDocument,
  located: LocatedOperation,
  answer: unknown,
): object[] {
  const search = searchOf(document, located);
  if (search === null) return [];
  const [row] = rowsOf(answer);
  const page = { pageNumber: 0, pageSize: ROWS };
  const filters = Object.entries(search.filters).flatMap(([field, operations]) => {
    const held = search.field(field);
    return held === null
      ? []
      : [{ ...page, filters: conditionsOf(row, field, held, operations), sorts: [] }];
  });
  const others = Object.entries(search.filters)
    .filter(([, operations]) => operations.includes('NE'))
    .map(([field]) => ({
      ...page,
      filters: [{ field, operation: 'NE', value: null }],
      sorts: [],
    }));
  const orders = search.sorts.map((field) => ({
    ...page,
    filters: [],
    sorts: [{ field, direction: 'DESC' }],
  }));
  return [...filters, ...others, ...orders];
}
