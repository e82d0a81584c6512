import { useRef } from 'react';
import type { RegistryRow, RowChoice } from './registryColumn';

/** Share of the rows of the page that are chosen. */
type SelectionShare = 'none' | 'some' | 'all';

/** The share of the `visible` rows that are chosen. */
export function selectionShare(
  visible: readonly RegistryRow[],
  chosen: Pick<ReadonlySet<string>, 'has'>,
): SelectionShare {
  const count = visible.filter(({ key }) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === visible.length ? 'all' : 'some';
}

/** Some rows chosen or not; rows of other pages keep their choice, and the given map stays as it was. */
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

/** The rows from one index to another, both included, whichever comes first. */
export function rowsBetween<Row>(rows: readonly Row[], one: number, other: number): Row[] {
  return rows.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/** The choice among the rows of a page. */
export interface ChoiceHandle {
  isChosen(key: string): boolean;
  isSelectable(row: RegistryRow): boolean;
  nameOf(row: RegistryRow): string;
  reasonOf(row: RegistryRow): string | undefined;
  /** How much of what can be chosen on this page is. */
  share: SelectionShare;
  /** Rows of this page that can be chosen. */
  selectable: number;
  toggleAll(): void;
  /** Switches a row by its index; with `range`, all rows since the last one that was switched. */
  toggle(index: number, range?: boolean): void;
}

/** The choice of rows, seen from one page; rows chosen on other pages stay chosen. */
export function useChoice<Row extends RegistryRow>(
  choice: RowChoice<Row> | undefined,
  rows: readonly Row[],
): ChoiceHandle | undefined {
  const last = useRef<string | null>(null);
  if (choice === undefined) return undefined;
  const { chosen, onChange } = choice;
  const isSelectable = (row: Row) => choice.isSelectable?.(row) ?? true;
  const selectable = rows.filter(isSelectable);
  const share = selectionShare(selectable, chosen);
  return {
    isChosen: (key) => chosen.has(key),
    isSelectable,
    nameOf: (row: Row) => choice.nameOf(row),
    reasonOf: (row: Row) => choice.reasonOf?.(row),
    share,
    selectable: selectable.length,
    toggleAll: () => onChange(withRows(chosen, selectable, share !== 'all')),
    toggle: (index, range = false) => {
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
