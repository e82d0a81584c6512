import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { COLUMN_WIDTHS, type ColumnLayout, type RegistryColumn } from './registryColumn';

const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

const NO_ROWS: readonly object[] = [];

/** A column that is to be seen, in its place. */
export interface PlacedColumn<Row> {
  readonly column: RegistryColumn<Row>;
  /** Pixels. */
  readonly size: number;
}

/** The columns that are to be seen, in the person's order and widths; never none at all. */
export function useColumns<Row extends object>(
  columns: readonly RegistryColumn<Row>[],
  { order, shown, widths }: ColumnLayout,
): readonly PlacedColumn<Row>[] {
  const definitions = useMemo(
    () =>
      columns.map(({ id, width = COLUMN_WIDTHS.usual }) => ({
        id,
        size: width,
        minSize: COLUMN_WIDTHS.narrowest,
        maxSize: COLUMN_WIDTHS.widest,
      })),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnOrder: [...order],
      columnSizing: { ...widths },
      columnVisibility: Object.fromEntries(
        columns.map(({ id, hidden }) => [id, shown[id] ?? hidden !== true]),
      ),
    }),
    [columns, order, shown, widths],
  );
  // The rows come from the server as they are shown: the model is that of the columns.
  const table = useTable({ features, columns: definitions, data: NO_ROWS, state });
  // Rows that stay as they were are not drawn again: so must their columns.
  const places = table
    .getVisibleLeafColumns()
    .map((one) => `${one.getSize()} ${one.id}`)
    .join('\n');
  return useMemo(() => {
    const placed = places.split('\n').flatMap((place): PlacedColumn<Row>[] => {
      const [, size, name] = /^([\d.]+) (.*)$/.exec(place) ?? [];
      const column = columns.find(({ id }) => id === name);
      return column ? [{ column, size: Number(size) }] : [];
    });
    const [first] = columns;
    if (placed.length > 0 || first === undefined) return placed;
    return [{ column: first, size: first.width ?? COLUMN_WIDTHS.usual }];
  }, [columns, places]);
}
