import { useRef } from 'react';
import type { RegistryRow, RowChoice } from './registryColumn';
import { rowsBetween, selectionShare, withRows, type SelectionShare } from './selection';

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

/** The choice of rows, seen from one page; what was chosen on other pages stays. */
export function useChoice<Row extends RegistryRow>(
  choice: RowChoice<Row> | undefined,
  rows: readonly Row[],
  keys: readonly string[],
): ChoiceHandle | undefined {
  const last = useRef<string | null>(null);
  if (choice === undefined) return undefined;
  const { chosen, onChange } = choice;
  const isSelectable = (row: Row) => choice.isSelectable?.(row) ?? true;
  const selectable = rows.flatMap((row, index): [string, Row][] => {
    const key = keys[index];
    return key !== undefined && isSelectable(row) ? [[key, row]] : [];
  });
  const share = selectionShare(
    selectable.map(([key]) => key),
    chosen,
  );
  return {
    isChosen: (key) => chosen.has(key),
    isSelectable,
    nameOf: (row: Row) => choice.nameOf(row),
    reasonOf: (row: Row) => choice.reasonOf?.(row),
    share,
    selectable: selectable.length,
    toggleAll: () => onChange(withRows(chosen, selectable, share !== 'all')),
    toggle: (index, range = false) => {
      const key = keys[index];
      if (key === undefined) return;
      const isOn = !chosen.has(key);
      const from = range && last.current !== null ? keys.indexOf(last.current) : -1;
      const indexes = from < 0 ? [index] : rowsBetween(from, index);
      last.current = key;
      const touched = indexes.flatMap((at): [string, Row][] => {
        const [touchedKey, row] = [keys[at], rows[at]];
        if (touchedKey === undefined || row === undefined) return [];
        return !isOn || isSelectable(row) ? [[touchedKey, row]] : [];
      });
      if (touched.length > 0) onChange(withRows(chosen, touched, isOn));
    },
  };
}
