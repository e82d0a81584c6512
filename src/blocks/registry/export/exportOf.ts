import { moscowDay } from '../../../lib/isoDay';
import { saveFile } from '../../../lib/saveFile';
import { columnOrder, isColumnShown } from '../../../ui/registry/columnMoves';
import type { ColumnLayout, RegistryColumn } from '../../../ui/registry/registryColumn';
import { pageCsv } from './cellFiles';
import type { ExportMenuProps } from './ExportMenu';

interface ExportedRegistry<Row> extends Omit<ExportMenuProps<Row>, 'columns' | 'onPage'> {
  columns: readonly RegistryColumn<Row>[];
  /** On this page. */
  rows: readonly Row[];
  layout: ColumnLayout;
}

/** What the menu of files of a registry takes, with its columns in the person's order. */
export function exportOf<Row>({
  columns,
  rows,
  layout,
  ...menu
}: ExportedRegistry<Row>): ExportMenuProps<Row> {
  const ordered = columnOrder(columns, layout).flatMap((id) =>
    columns.filter((column) => column.id === id),
  );
  const saveCsv = () => {
    const text = pageCsv(
      ordered.filter((column) => isColumnShown(column, layout)),
      rows,
    );
    saveFile(new Blob([text], { type: 'text/csv' }), `${menu.label} ${moscowDay()}.csv`);
  };
  return { ...menu, columns: ordered, onPage: saveCsv };
}
