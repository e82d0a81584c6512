import { useMemo } from 'react';
import { isColumnShown, orderedColumns } from './columnMoves';
import {
  COLUMN_WIDTHS,
  columnWidth,
  type ColumnLayout,
  type RegistryColumn,
} from './registryColumn';
import { sorted } from '../../lib/copies';

/** A visible column with its current width. */
export interface PlacedColumn {
  readonly column: RegistryColumn;
  /** Width in pixels. */
  readonly size: number;
  /** True if it takes the free space. */
  readonly flex: boolean;
}

/**
 * Hides columns, the one with the lowest `priority` first, until the rest fits or one is left; keeps columns that the
 * user has shown.
 */
function fitting(
  placed: readonly PlacedColumn[],
  { shown }: ColumnLayout,
  room: number,
): readonly PlacedColumn[] {
  let excess = placed.reduce((sum, { size }) => sum + size, -room);
  const leaving = new Set<string>();
  const candidates = sorted(
    placed.filter(({ column: { id, priority } }) => priority !== undefined && shown[id] !== true),
    (a, b) => (a.column.priority ?? 0) - (b.column.priority ?? 0),
  );
  for (const { column, size } of candidates) {
    if (excess <= 0 || leaving.size === placed.length - 1) break;
    leaving.add(column.id);
    excess -= size;
  }
  return leaving.size === 0 ? placed : placed.filter(({ column }) => !leaving.has(column.id));
}

/**
 * Returns the visible columns, in the user's order and widths; at least one.
 *
 * @param room available width, pixels
 */
export function useColumns(
  columns: readonly RegistryColumn[],
  layout: ColumnLayout,
  room: number,
): readonly PlacedColumn[] {
  return useMemo(() => {
    const shown = orderedColumns(columns, layout).filter((column) => isColumnShown(column, layout));
    const placed = shown.map((column): PlacedColumn => {
      const chosen = layout.widths[column.id];
      return {
        column,
        size: columnWidth(chosen ?? column.width ?? COLUMN_WIDTHS.usual),
        flex: column.flex === true && chosen === undefined,
      };
    });
    const [first] = columns;
    if (placed.length > 0 || first === undefined) return fitting(placed, layout, room);
    return [{ column: first, size: first.width ?? COLUMN_WIDTHS.usual, flex: true }];
  }, [columns, layout, room]);
}
