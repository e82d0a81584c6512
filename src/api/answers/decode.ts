/**
 * What the contract says of a value, as `npm run codegen` writes it (`generated/shapes/`):
 *
 * - a leaf is a word: `id`, `s` text, `n` number, `i` whole number, `b` boolean, `=A|B` one of these;
 *   after it `?` where it may be null, `~` where it may be missing;
 * - a record is its fields;
 * - a pair is a record with such marks, a list (`*`) a page of one (`*p`), of what it begins with.
 */
export type Shape = string | readonly [inner: Shape, marks: string] | RecordShape;

/** The fields of a record. */
export interface RecordShape {
  readonly [field: string]: Shape;
}

/** Is told the path of what does not fit: names of fields, never a value. */
export type Tell = (path: string) => void;

/** A leaf that fits; undefined for any other. A number in place of a text is read as its digits. */
function readLeaf(value: unknown, shape: string): unknown {
  switch (shape.charAt(0)) {
    case 's':
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' ? value : undefined;
    case 'i':
      // `id` is the only word of two letters.
      if (shape === 'id') return typeof value === 'string' && value !== '' ? value : undefined;
      return Number.isSafeInteger(value) ? value : undefined;
    case 'n':
      return Number.isFinite(value) ? value : undefined;
    case 'b':
      return typeof value === 'boolean' ? value : undefined;
    default:
      return typeof value === 'string' && shape.slice(1).split(/[|?~]/).includes(value)
        ? value
        : undefined;
  }
}

function isAllowed(value: unknown, marks: string): boolean {
  return (value === null && marks.includes('?')) || (value === undefined && marks.includes('~'));
}

function readRows(rows: readonly unknown[], item: Shape, tell: Tell, path: string): unknown[] {
  const read: unknown[] = [];
  for (const row of rows) {
    const kept = decode(row, item, tell, path);
    if (kept !== undefined) read.push(kept);
  }
  // An answer never changes: the store need not walk through each of its rows to see that.
  Object.freeze(read);
  return read;
}

function readRecord(value: unknown, shape: RecordShape, tell: Tell, path: string): unknown {
  if (!isRecord(value)) return tell(path);
  let read: Record<string, unknown> | undefined;
  for (const [field, fieldShape] of fieldsOfShape(shape)) {
    const before = value[field];
    const part = decode(before, fieldShape, tell, path === '' ? field : `${path}.${field}`);
    if (part === undefined && fieldShape === 'id') return undefined;
    if (part !== before) (read ??= { ...value })[field] = part;
  }
  return read ?? value;
}

const entriesByShape = new WeakMap<RecordShape, (readonly [string, Shape])[]>();

/** `Object.entries`, once for all rows of a list. */
function fieldsOfShape(shape: RecordShape): readonly (readonly [string, Shape])[] {
  const entries = entriesByShape.get(shape) ?? Object.entries(shape);
  entriesByShape.set(shape, entries);
  return entries;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A value of a server as the contract has it. What does not fit becomes absent: a leaf or a record is
 * undefined, a list is empty, a record without its id is undefined and leaves the list that it stands
 * in. Unknown fields and unknown values of an extensible enumeration stay. Never throws.
 */
export function decode(value: unknown, shape: Shape, tell: Tell, path = ''): unknown {
  if (typeof shape === 'string') {
    const read = readLeaf(value, shape);
    if (read === value && read !== undefined) return value;
    if (isAllowed(value, shape)) return value;
    tell(path);
    return read;
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

/** Whether the shape is a record with marks, a list or a page. */
export function isPair(shape: Shape): shape is readonly [Shape, string] {
  return Array.isArray(shape);
}
