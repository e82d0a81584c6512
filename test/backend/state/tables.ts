import { Registry, type RegistryRow } from '../core/registry';
import { isRecord } from '../core/record';
import { refuseWrongValues, shown, valueAt } from './savedValues';
import { SnapshotError } from './snapshotError';
import type { TableForm } from './tableForms';

interface Model {
  getAll(): object[];
  create(row: object): object;
}

export type Tables = Readonly<Record<string, Model | Registry<RegistryRow>>>;

/** The rows of each table as plain JSON, by its name. */
export type SavedTables = Readonly<Record<string, readonly object[]>>;

/** Returns the rows of every table by its name; a new table needs no change here. */
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
 * @throws SnapshotError for an unknown or missing table, and for an invalid row
 */
export function restoreTables(
  empty: Tables,
  forms: Readonly<Record<string, TableForm>>,
  saved: unknown,
): void {
  if (!isRecord(saved)) throw new SnapshotError('it has no tables');
  const strange = Object.keys(saved).find((name) => !Object.hasOwn(empty, name));
  if (strange !== undefined) throw new SnapshotError(`there is no table "${strange}" any more`);
  for (const [name, table] of Object.entries(empty)) {
    const rows: unknown = saved[name];
    const form = forms[name];
    if (!isListOfRows(rows)) throw new SnapshotError(`it has no rows of the table "${name}"`);
    if (form !== undefined) refuseWrongRows(name, rows, form);
    for (const row of rows) {
      if (!(table instanceof Registry)) table.create(row);
      else if (isRegistryRow(row)) table.insert(row);
    }
  }
}

/** Checks rows strictly, because @mswjs/data would silently fill a missing column with an empty value. */
function refuseWrongRows(name: string, rows: readonly object[], form: TableForm): void {
  const { key, columns, isExact } = form;
  const known = new Set<unknown>();
  for (const [position, row] of rows.entries()) {
    if (isExact && namesOf(row) !== namesOf(columns)) {
      throw new SnapshotError(`the columns of the table "${name}" have changed`);
    }
    refuseWrongValues(row, columns, `${name}[${position}]`);
    const id = valueAt(row, key);
    if (known.has(id)) throw new SnapshotError(`${name}[${position}].${key} ${shown(id)} is taken`);
    known.add(id);
  }
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
