import { compareValues } from './compareValues';
import { isRecord } from './record';
import { sortKeysOf } from './sortKeys';

const UNKNOWN_FIELD = Symbol('unknown field');

/** After so many changes the keys of a column are made anew. */
const MANY_CHANGES = 2000;

/**
 * The values of one field in all rows, read once. A row that lacks the field counts as one where
 * it is null: optional properties may be left out.
 */
export class Column {
  readonly #path: readonly string[];
  readonly #values: unknown[] = [];
  #sortKeys: Float64Array | null = null;
  /** How many values have changed since the keys were made. */
  #changes = 0;

  constructor(field: string, rows: readonly (object | null)[]) {
    this.#path = field.split('.');
    for (let position = 0; position < rows.length; position += 1) {
      this.set(position, rows[position] ?? null);
    }
  }

  /** The value in the row at a position; a list where the path leads through lists. */
  at(position: number): unknown {
    return this.#values[position];
  }

  /** Compares the values at two positions, the absent first. */
  compare(left: number, right: number): number {
    this.#sortKeys ??= sortKeysOf(this.#values);
    const keys = this.#sortKeys;
    const difference = (keys[left] ?? Number.NaN) - (keys[right] ?? Number.NaN);
    return Number.isNaN(difference)
      ? compareValues(this.#values[left], this.#values[right])
      : difference;
  }

  /** Reads the field of a row anew; null for a row that is gone. */
  set(position: number, row: object | null): void {
    const before = this.#values[position];
    const value = row === null ? UNKNOWN_FIELD : valueAt(row, this.#path, 0);
    const known = value === UNKNOWN_FIELD ? null : value;
    if (known !== before || position >= this.#values.length) this.#forgetKey(position);
    this.#values[position] = known;
  }

  /** A value without a key is compared itself, which many are too slow for. */
  #forgetKey(position: number): void {
    if (this.#sortKeys === null) return;
    this.#sortKeys[position] = Number.NaN;
    this.#changes += 1;
    if (this.#changes < MANY_CHANGES) return;
    this.#sortKeys = null;
    this.#changes = 0;
  }
}

/** The value at a path; a path through a list gives the values of all its items. */
function valueAt(item: unknown, path: readonly string[], from: number): unknown {
  let current: unknown = item;
  for (let index = from; index < path.length; index += 1) {
    const name = path[index] ?? '';
    if (current === null) return null;
    if (Array.isArray(current)) {
      const values = current.map((one: unknown) => valueAt(one, path, index));
      const known = values.filter((one) => one !== UNKNOWN_FIELD);
      return known.length === 0 && values.length > 0 ? UNKNOWN_FIELD : known.flat();
    }
    if (!isRecord(current) || !Object.hasOwn(current, name)) return UNKNOWN_FIELD;
    current = current[name];
  }
  return current;
}

/** The columns of a list of rows, each made when it is first asked for. */
export class Columns {
  readonly #rows: readonly (object | null)[];
  readonly #columns = new Map<string, Column>();

  /** @param rows with null where a row is gone; `refresh` tells of changes */
  constructor(rows: readonly (object | null)[]) {
    this.#rows = rows;
  }

  of(field: string): Column {
    const made = this.#columns.get(field);
    if (made !== undefined) return made;
    const column = new Column(field, this.#rows);
    this.#columns.set(field, column);
    return column;
  }

  /** Reads a column and prepares its order now, so that no request has to wait for it. */
  prepare(field: string): void {
    this.of(field).compare(0, 0);
  }

  /** The row at a position was added, changed or removed. */
  refresh(position: number): void {
    const row = this.#rows[position] ?? null;
    for (const column of this.#columns.values()) column.set(position, row);
  }
}
