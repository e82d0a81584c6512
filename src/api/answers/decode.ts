import { isRecord } from '../../lib/fieldsOf';

/**
 * Type of a value in the contract, as `npm run codegen` writes it (`generated/shapes/`):
 *
 * - a leaf is a string: `id`, `s` text, `n` number, `i` whole number, `b` boolean, `=A|B` one of these values; followed
 * by `?` if it may be null, `~` if it may be missing;
 * - a record lists its fields; fields that it does not list are texts, never null;
 * - a pair is a shape with marks: the same `?` and `~`, `*` for a list of the shape, `*p` for a page.
 */
export type Shape = string | readonly [inner: Shape, marks: string] | RecordShape;

/** Shapes of the fields of a record, keyed by field name. */
export interface RecordShape {
  readonly [field: string]: Shape;
}

/** Called with the path of a value that does not fit. The path consists of field names and contains no value. */
export type Tell = (path: string) => void;

/**
 * Returns the value of a leaf if it fits; otherwise undefined. Converts a number to a string if the contract expects a
 * text or an id.
 */
function readLeaf(value: unknown, shape: string): unknown {
  const kind = shape.charAt(0);
  if (typeof value === 'number' && (kind === 's' || shape === 'id')) return String(value);
  const isRight =
    shape === 'id'
      ? typeof value === 'string' && value !== ''
      : kind === 'i'
        ? Number.isSafeInteger(value)
        : kind === 'n'
          ? Number.isFinite(value)
          : kind === 's'
            ? typeof value === 'string'
            : kind === 'b'
              ? typeof value === 'boolean'
              : shape.split(/\W/).some((word) => word && word === value);
  return isRight ? value : undefined;
}

/** Returns true if a leaf fits; null and undefined fit if its marks allow them. */
function fits(value: unknown, shape: string): boolean {
  return (value ?? undefined) === undefined
    ? isAllowed(value, shape)
    : readLeaf(value, shape) === value;
}

function isAllowed(value: unknown, marks: string): boolean {
  return (value === null && marks.includes('?')) || (value === undefined && marks.includes('~'));
}

function readRows(rows: readonly unknown[], item: Shape, tell: Tell, path: string) {
  const read = rows.map((row) => decode(row, item, tell, path));
  const isWhole = read.every((row, at) => row === rows[at]);
  const kept = isWhole ? rows : read.filter((row) => row !== undefined);
  // Frozen so that the store skips its checks of each row; responses never change.
  return Object.freeze(kept);
}

function readRecord(value: unknown, shape: RecordShape, tell: Tell, path: string): unknown {
  if (!isRecord(value)) {
    tell(path);
    return undefined;
  }
  let read: Record<string, unknown> | undefined;
  for (const name of namesIn(shape, value)) {
    const before = value[name];
    const one = shape[name] ?? 's~';
    const part = decode(before, one, tell, path === '' ? name : `${path}.${name}`);
    if (part === undefined && one === 'id') return undefined;
    if (part !== before) (read ??= { ...value })[name] = part;
  }
  return read ?? value;
}

/** Returns the names of the fields that need a check. Omits leaves that fit, so that no path is built for them. */
function namesIn(shape: RecordShape, value: Readonly<Record<string, unknown>>): string[] {
  const names: string[] = [];
  for (const name in shape) {
    const one = shape[name];
    if (typeof one !== 'string' || !fits(value[name], one)) names.push(name);
  }
  for (const name in value) {
    if (typeof value[name] !== 'string' && !(name in shape)) names.push(name);
  }
  return names;
}

/**
 * Returns a server's value in the shape of the contract. Invalid values are removed: a leaf or a record becomes
 * undefined, a list becomes empty, and a record without its id disappears from its list. Unknown texts and unknown
 * values of an extensible enumeration stay. Never throws.
 */
export function decode(value: unknown, shape: Shape, tell: Tell, path = ''): unknown {
  if (typeof shape === 'string') {
    if (fits(value, shape)) return value;
    tell(path);
    return readLeaf(value, shape);
  }
  if (!isPair(shape)) return readRecord(value, shape, tell, path);
  const [inner, marks] = shape;
  if (marks.includes('*')) {
    if (Array.isArray(value)) return readRows(value, inner, tell, path);
    if (!isAllowed(value, marks)) tell(path);
    return [];
  }
  return isAllowed(value, marks) ? value : decode(value, inner, tell, path);
}

/** Returns true if the shape is a record with marks, a list or a page. */
export function isPair(shape: Shape): shape is readonly [Shape, string] {
  return Array.isArray(shape);
}
