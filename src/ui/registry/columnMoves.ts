import { columnWidth, type ColumnLayout, type RegistryColumn } from './registryColumn';

type Columns = readonly Pick<RegistryColumn<never>, 'id' | 'hidden'>[];

/** Returns the ids of all columns in the user's order; new columns are last. */
export function columnOrder(columns: Columns, { order }: ColumnLayout): readonly string[] {
  const ids = columns.map(({ id }) => id);
  const known = order.filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}

export function orderedColumns<Column extends Pick<RegistryColumn<never>, 'id'>>(
  columns: readonly Column[],
  layout: ColumnLayout,
): readonly Column[] {
  return columnOrder(columns, layout).flatMap((id) => columns.filter((one) => one.id === id));
}

/** Returns the layout with the column `id` moved to the position of the column `target`. */
export function columnMoved(
  columns: Columns,
  layout: ColumnLayout,
  id: string,
  target: string,
): ColumnLayout {
  const order = columnOrder(columns, layout);
  const [from, to] = [order.indexOf(id), order.indexOf(target)];
  if (from < 0 || to < 0) return layout;
  const others = order.filter((one) => one !== id);
  return { ...layout, order: [...others.slice(0, to), id, ...others.slice(to)] };
}

/** Returns the layout with another width of the column, in pixels, limited to the allowed range. */
export function columnWidened(layout: ColumnLayout, id: string, pixels: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [id]: columnWidth(pixels) } };
}

export function isColumnShown(
  { id, hidden }: Pick<RegistryColumn<never>, 'id' | 'hidden'>,
  { shown }: ColumnLayout,
): boolean {
  return shown[id] ?? hidden !== true;
}
