import { setImmediate as nextTurn } from 'node:timers/promises';
import { Columns } from './columns';
import { isRecord } from './record';
import { positionsOf, searchRows, totalsOf } from './search';
import type { Page, PageWithTotals, SearchFilter, SearchRequest } from './searchRequest';

/** Fields of every row of a registry. Rows only contain plain JSON values, so that they can be saved. */
export interface RegistryRow {
  readonly id: string;
}

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/**
 * A table for 100 000 rows: @mswjs/data needs a third of a second to find one of them by its id. Rows have the shape of
 * the response plus hidden columns, because requests use the field names of the response. Columns are cached and
 * updated with every change. Rows are immutable: `update` replaces them.
 */
export class Registry<Row extends RegistryRow> {
  #rows: Row[] = [];
  #positions = new Map<string, number>();
  #columns = new Columns(this.#rows);
  #all: readonly Row[] | null = null;
  readonly #scopes = new Map<string, readonly number[]>();

  get size(): number {
    return this.#rows.length;
  }

  /** @throws Error if the id exists already */
  insert(row: Row): Row {
    if (this.#positions.has(row.id)) throw new Error(`The row ${row.id} exists already`);
    this.#positions.set(row.id, this.size);
    return this.#put(row, this.size);
  }

  get(id: string): Row | null {
    return this.#rows[this.#positions.get(id) ?? this.size] ?? null;
  }

  /** Replaces the given columns of a row; returns null if it does not exist. */
  update(id: string, change: Partial<Omit<Row, 'id'>>): Row | null {
    const position = this.#positions.get(id);
    const row = this.get(id);
    if (position === undefined || row === null) return null;
    return this.#put({ ...row, ...change }, position);
  }

  /** Removes a row; returns false if it does not exist. Rebuilds all columns, because removals are rare. */
  delete(id: string): boolean {
    if (!this.#positions.has(id)) return false;
    this.#rows = this.#rows.filter((row) => row.id !== id);
    this.#positions = new Map(this.#rows.map((row, position) => [row.id, position]));
    this.#columns = new Columns(this.#rows);
    this.#forget();
    return true;
  }

  /** Returns all rows in order of insertion: the same array until a row is added, changed or removed. */
  all(): readonly Row[] {
    this.#all ??= [...this.#rows];
    return this.#all;
  }

  /**
   * Reads and sorts all columns, one per turn of the event loop, so that the first requests for 100 000 rows do not
   * wait. `seedLargeFinance` starts it after the last row.
   */
  async prepare(): Promise<void> {
    const [row] = this.#rows;
    for (const field of row ? fieldsOf(row) : []) {
      await nextTurn();
      this.#columns.of(field).ranks();
    }
  }

  /** Returns the number of rows with these values. */
  count(scope: Partial<Row> = {}): number {
    return this.#positionsWith(scope).length;
  }

  /**
   * Filters, sorts and pages the rows like `search`.
   *
   * @param scope values that rows must also have; may name hidden columns, such as the owner
   */
  find(request: SearchRequest, scope: Partial<Row> = {}): Page<Row> {
    return this.#search(request, scope).page;
  }

  /** Works like `find`, and adds sums of number columns over all matching rows. */
  findWithTotals<Field extends keyof Row & string>(
    request: SearchRequest,
    fields: readonly Field[],
    scope: Partial<Row> = {},
  ): PageWithTotals<Row, Field> {
    const { page, positions } = this.#search(request, scope);
    return { ...page, totals: totalsOf(this.#columns, positions, fields) };
  }

  findAll(request: SearchRequest = {}, scope: Partial<Row> = {}): Row[] {
    return this.find({ ...request, pageNumber: 0, pageSize: EVERYTHING }, scope).content;
  }

  #search(request: SearchRequest, scope: Partial<Row>): ReturnType<typeof searchRows<Row>> {
    return searchRows(this.#rows, this.#columns, request, this.#positionsWith(scope));
  }

  /** Caches the positions of the rows with these values until a row changes. */
  #positionsWith(scope: Partial<Row>): readonly number[] {
    const name = JSON.stringify(scope);
    const own = Object.entries(scope).map(([field, value]): SearchFilter => ({ field, value }));
    const found = this.#scopes.get(name) ?? positionsOf(this.#rows, this.#columns, own);
    this.#scopes.set(name, found);
    return found;
  }

  #put(row: Row, position: number): Row {
    this.#rows[position] = row;
    this.#columns.refresh(position, row);
    this.#forget();
    return row;
  }

  #forget(): void {
    this.#all = null;
    this.#scopes.clear();
  }
}

/** Returns the dotted names of all values of a row except lists. */
function fieldsOf(row: object): string[] {
  return Object.entries(row).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [];
    return isRecord(value) ? fieldsOf(value).map((inner) => `${name}.${inner}`) : [name];
  });
}
