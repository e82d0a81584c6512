import { isRecord } from './record';

/** Russian order; ignores case and the difference between «ё» and «е», and compares numbers in texts by value. */
const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

/** Returns a text unchanged and any other value as JSON, for the comparisons of filters. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

export function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** Puts missing values first, and texts in Russian order. */
function compareValues(left: unknown, right: unknown): number {
  if (!isPresent(left) || !isPresent(right))
    return Number(isPresent(left)) - Number(isPresent(right));
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(textOf(left), textOf(right));
}

/** The cached values of one field in all rows. A missing field counts as null, because properties may be optional. */
export class Column {
  readonly #path: readonly string[];
  readonly #values: unknown[];
  #ranks: readonly number[] | null = null;
  /** Distinct values of all rankings so far, sorted, because sorting an almost sorted list is fast. */
  #sorted: readonly unknown[] = [];

  constructor(field: string, rows: readonly object[]) {
    this.#path = field.split('.');
    this.#values = rows.map((row) => valueAt(row, this.#path));
  }

  /** Returns the value of the row at a position; a list if the path contains lists. */
  at(position: number): unknown {
    return this.#values[position];
  }

  /** Returns the rank of each row; rows with equal values have the same rank. */
  ranks(): readonly number[] {
    this.#ranks ??= this.#rank();
    return this.#ranks;
  }

  set(position: number, row: object): void {
    const value = valueAt(row, this.#path);
    if (position < this.#values.length && value === this.#values[position]) return;
    this.#values[position] = value;
    this.#ranks = null;
  }

  #rank(): number[] {
    this.#sorted = [...new Set([...this.#sorted, ...this.#values])].toSorted(compareValues);
    const ranks = new Map<unknown, number>();
    let rank = 0;
    for (const [index, value] of this.#sorted.entries()) {
      if (index > 0 && compareValues(this.#sorted[index - 1], value) !== 0) rank += 1;
      ranks.set(value, rank);
    }
    return this.#values.map((value) => ranks.get(value) ?? 0);
  }
}

/** Returns the value at a path; a path through a list returns the values of all its items. */
function valueAt(item: unknown, path: readonly string[], from = 0): unknown {
  let current: unknown = item;
  for (let index = from; index < path.length; index += 1) {
    const name = path[index] ?? '';
    if (Array.isArray(current)) {
      return current.flatMap((one: unknown) => valueAt(one, path, index)).filter(isPresent);
    }
    if (!isRecord(current) || !Object.hasOwn(current, name)) return null;
    current = current[name];
  }
  return current;
}

/** The columns of a list of rows, each created on first use. */
export class Columns {
  readonly #rows: readonly object[];
  readonly #columns = new Map<string, Column>();

  /** @param rows used without a copy; call `refresh` for each row that changes */
  constructor(rows: readonly object[]) {
    this.#rows = rows;
  }

  of(field: string): Column {
    const column = this.#columns.get(field) ?? new Column(field, this.#rows);
    this.#columns.set(field, column);
    return column;
  }

  /** Reads a row again after it was added or changed. */
  refresh(position: number, row: object): void {
    for (const column of this.#columns.values()) column.set(position, row);
  }
}
