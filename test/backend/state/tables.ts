import { Registry, type RegistryRow } from '../core/registry';
import { isRecord } from '../core/record';
import { SnapshotError } from './snapshotError';

/** A table of @mswjs/data, as far as saving goes. */
interface Model {
  getAll(): object[];
  create(row: object): object;
}

/** All tables of a database by their names. */
export type Tables = Readonly<Record<string, Model | Registry<RegistryRow>>>;

/** The rows of all tables, plain JSON. */
export type SavedTables = Readonly<Record<string, readonly object[]>>;

/** The rows of all tables. A new table is saved without a change here. */
export function saveTables(tables: Tables): SavedTables {
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, rowsOf(table)] as const),
  );
}

function rowsOf(table: Model | Registry<RegistryRow>): readonly object[] {
  return table instanceof Registry ? table.all() : table.getAll();
}

/**
 * Fills empty tables with saved rows.
 *
 * @param seeded tables of the same code with rows in them, to know an older form by
 * @throws SnapshotError where the rows were saved by another version of the backend
 */
export function restoreTables(empty: Tables, seeded: Tables, saved: unknown): void {
  if (!isRecord(saved)) throw new SnapshotError('it has no tables');
  const strange = Object.keys(saved).find((name) => !Object.hasOwn(empty, name));
  if (strange !== undefined) throw new SnapshotError(`there is no table "${strange}" any more`);
  for (const [name, table] of Object.entries(empty)) {
    const rows: unknown = saved[name];
    if (!isListOfRows(rows)) throw new SnapshotError(`it has no rows of the table "${name}"`);
    if (table instanceof Registry) restoreRegistry(table, rows, name);
    else restoreModel(table, rows, { name, columns: columnsOf(seeded[name]) });
  }
}

function restoreRegistry(
  registry: Registry<RegistryRow>,
  rows: readonly object[],
  name: string,
): void {
  for (const row of rows) {
    if (!isRegistryRow(row)) throw new SnapshotError(`a row of "${name}" has no id`);
    registry.insert(row);
  }
}

/** @mswjs/data would fill a column that is missing with an empty value, and say nothing. */
function restoreModel(
  model: Model,
  rows: readonly object[],
  expected: { name: string; columns: string | null },
): void {
  for (const row of rows) {
    if (expected.columns !== null && namesOf(row) !== expected.columns) {
      throw new SnapshotError(`the columns of the table "${expected.name}" have changed`);
    }
    model.create(row);
  }
}

function columnsOf(table: Tables[string] | undefined): string | null {
  const [row] = table === undefined || table instanceof Registry ? [] : table.getAll();
  return row === undefined ? null : namesOf(row);
}

function namesOf(row: object): string {
  return Object.keys(row).toSorted().join(', ');
}

function isListOfRows(rows: unknown): rows is readonly object[] {
  return Array.isArray(rows) && rows.every((row) => isRecord(row));
}

function isRegistryRow(row: object): row is RegistryRow {
  return 'id' in row && typeof row.id === 'string';
}
