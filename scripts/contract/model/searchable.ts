import {
  expand,
  memberSchemas,
  isRecord,
  type LocatedOperation,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type SchemaObject,
  schemaOf,
} from './openApi';
import { answerSchemaOf } from './samples';
import { remembering } from './remembering';

/** The search that an operation declares by `x-searchable`. */
export interface Searchable {
  /** Fields to filter by, each with its comparisons. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Fields to sort by. */
  readonly sorts: readonly string[];
}

/** Returns the comparisons of a field; undefined if the list cannot be filtered by it. */
export function comparisonsAt(
  { filters }: Searchable,
  field: string,
): readonly string[] | undefined {
  return Object.hasOwn(filters, field) ? filters[field] : undefined;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

type Listed = Pick<LocatedOperation, 'operation'>;

/**
 * Returns the operation that declares the search: this one, or the one that its `x-searchable` names; null if there is
 * none.
 */
function listedAt(document: OpenApiDocument, { operation }: Listed): Listed | null {
  const written: unknown = Reflect.get(operation, 'x-searchable');
  if (typeof written !== 'string') return { operation };
  return operationsOf(document).find((one) => one.operation.operationId === written) ?? null;
}

/** Returns the operation's own extension. Null if it has none, or one that names another operation. */
function searchableAt(operation: OperationObject): Searchable | null {
  const written: unknown = Reflect.get(operation, 'x-searchable');
  if (!isRecord(written)) return null;
  const filters = isRecord(written['filters']) ? Object.entries(written['filters']) : [];
  return {
    filters: Object.fromEntries(filters.map(([field, names]) => [field, textsOf(names)])),
    sorts: textsOf(written['sorts']),
  };
}

export interface SearchedField {
  readonly kind: 'string' | 'date' | 'date-time' | 'number' | 'boolean' | 'object';
  /** True if the field is inside a list: any of its values may match. */
  readonly isList: boolean;
  readonly isEnumeration: boolean;
}

function rowSchema(document: OpenApiDocument, { operation }: Listed): SchemaObject | null {
  const schema = answerSchemaOf(document, operation);
  if (schema === undefined) return null;
  const parts = expand(document, [schema]);
  const content = parts.flatMap(({ properties = {} }) => properties['content'] ?? []);
  const [row = null] = [...content, schema].flatMap((one) => schemaOf(document, one).items ?? []);
  return row;
}

function kindOf(schemas: readonly SchemaObject[]): SearchedField['kind'] {
  const type = schemas.flatMap((one) => one.type ?? []).find((one) => one !== 'null');
  const format = schemas.find((one) => one.format !== undefined)?.format;
  if (type === 'string') return format === 'date' || format === 'date-time' ? format : 'string';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'boolean' : 'object';
}

function fieldIn(
  document: OpenApiDocument,
  row: SchemaObject | null,
  field: string,
): SearchedField | null {
  let current = row === null ? [] : [row];
  let isList = false;
  for (const name of field.split('.')) {
    current = expand(document, memberSchemas(expand(document, current), name));
    const items = memberSchemas(current, null);
    isList ||= items.length > 0;
    if (items.length > 0) current = expand(document, items);
  }
  if (current.length === 0) return null;
  const isEnumeration = current.some((one) => one.enum !== undefined);
  return { kind: kindOf(current), isList, isEnumeration };
}

export interface Search extends Searchable {
  /** Returns the type of a field; null if the rows do not have the field. */
  readonly field: (name: string) => SearchedField | null;
}

const searches = remembering((document: OpenApiDocument) =>
  remembering((operation: OperationObject): Search | null => {
    const list = listedAt(document, { operation });
    const searchable = list === null ? null : searchableAt(list.operation);
    if (list === null || searchable === null) return null;
    const row = rowSchema(document, list);
    return { ...searchable, field: (name) => fieldIn(document, row, name) };
  }),
);

/** Returns the search of an operation; null if there is none. */
export function searchOf(document: OpenApiDocument, { operation }: Listed): Search | null {
  return searches(document)(operation);
}

/**
 * Returns the comparisons that make sense for a type: numbers have no substrings, booleans are never greater or less.
 */
export function comparisonsFor({ kind, isList, isEnumeration }: SearchedField): string[] {
  if (kind === 'object' || kind === 'boolean') return ['EQ', 'NE'];
  const isOrdered = kind !== 'string' && !isList;
  const isText = kind === 'string' && !isEnumeration;
  return ['EQ', 'NE', 'IN', ...(isText ? ['LIKE'] : []), ...(isOrdered ? ['GE', 'LE'] : [])];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

function isOfKind(kind: SearchedField['kind'], value: unknown): boolean {
  if (kind === 'date') return typeof value === 'string' && DAY.test(value);
  if (kind === 'date-time') return typeof value === 'string' && MOMENT.test(value);
  return typeof value === kind && kind !== 'object';
}

/** Returns the type of a filter's value, the same in every language. */
export function valueWanted({ kind }: SearchedField, operation: string): string {
  const one = kind === 'object' ? 'null' : kind;
  if (operation === 'IN') return `array of ${one}`;
  if (operation === 'LIKE') return 'string';
  const isOpen = (operation === 'EQ' || operation === 'NE') && kind !== 'object';
  return isOpen ? `${one}, null` : one;
}

/** Returns true if a filter may compare a field with a value; null is allowed with EQ and NE only. */
export function isComparable({ kind }: SearchedField, operation: string, value: unknown): boolean {
  if (operation === 'IN') return Array.isArray(value) && value.every((one) => isOfKind(kind, one));
  if (operation === 'LIKE') return typeof value === 'string';
  const isOpen = operation === 'EQ' || operation === 'NE';
  return isOfKind(kind, value) || (isOpen && value === null);
}

const SAMPLES: Readonly<Record<SearchedField['kind'], unknown>> = {
  string: 'x',
  date: '2026-01-15',
  'date-time': '2026-01-15T09:00:00+03:00',
  number: 1,
  boolean: true,
  object: null,
};

export function comparisonSample({ kind }: SearchedField, operation: string): unknown {
  return operation === 'IN' ? [SAMPLES[kind]] : SAMPLES[kind];
}
