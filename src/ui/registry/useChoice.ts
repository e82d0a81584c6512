import { useRef } from 'react';
import type { RegistryRow, RowChoice } from './registryColumn';

type SelectionShare = 'none' | 'some' | 'all';

/** Returns `none`, `some` or `all`: how many of the `visible` rows are selected. */
export function selectionShare(
  visible: readonly RegistryRow[],
  chosen: Pick<ReadonlySet<string>, 'has'>,
): SelectionShare {
  const count = visible.filter(({ key }) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === visible.length ? 'all' : 'some';
}

/** Returns a copy of `chosen` in which the rows are selected or deselected. */
export function withRows<Row extends RegistryRow>(
  chosen: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  on: boolean,
): Map<string, Row> {
  const next = new Map(chosen);
  for (const row of rows) {
    if (on) next.set(row.key, row);
    else next.delete(row.key);
  }
  return next;
}

/** Returns the rows between two indices, including the rows at both; the indices may be in either order. */
export function rowsBetween<Row>(rows: readonly Row[], one: number, other: number): Row[] {
  return rows.slice(Math.min(one, other), Math.max(one, other) + 1);
}

export type ChoiceHandle = NonNullable<ReturnType<typeof useChoice>>;

/** Returns the selection of one page; rows selected on other pages stay selected. */
export function useChoice<Row extends RegistryRow>(
  choice: RowChoice<Row> | undefined,
  rows: readonly Row[],
) {
  const last = useRef<string | null>(null);
  if (choice === undefined) return undefined;
  const { chosen, onChange } = choice;
  const isSelectable = (row: Row) => choice.isSelectable?.(row) ?? true;
  const selectable = rows.filter(isSelectable);
  const share = selectionShare(selectable, chosen);
  return {
    isChosen: (key: string) => chosen.has(key),
    isSelectable,
    nameOf: (row: Row) => choice.nameOf(row),
    reasonOf: (row: Row) => choice.reasonOf?.(row),
    share,
    /** Number of rows of this page that can be selected. */
    selectable: selectable.length,
    toggleAll: () => onChange(withRows(chosen, selectable, share !== 'all')),
    /** Toggles a row by its index; with `range`, all rows up to the row toggled before get the same state. */
    toggle: (index: number, range = false) => {
      const row = rows[index];
      if (row === undefined) return;
      const isOn = !chosen.has(row.key);
      const from = range ? rows.findIndex(({ key }) => key === last.current) : -1;
      last.current = row.key;
      const touched = rowsBetween(rows, from < 0 ? index : from, index).filter(
        (one) => !isOn || isSelectable(one),
      );
      if (touched.length > 0) onChange(withRows(chosen, touched, isOn));
    },
  };
}
