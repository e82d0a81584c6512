import writeWorkbook from 'write-excel-file/universal';
import { csvOf } from '../../../lib/csv';
import type { CellValue } from '../../../ui/registry/cellValue';
import { csvCell, workbookCell } from './cellFiles';

/** The kinds of files that a registry is saved as. */
export type ExportFormat = 'xlsx' | 'csv';

/** A file's content: names of the columns, and for each row a cell per column. */
export interface ExportTable {
  /** Name of the sheet. */
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** Widths in characters: as wide as the texts of the first rows, within reason. */
function widthsOf({ header, rows }: ExportTable): { width: number }[] {
  const sample = rows.slice(0, 100);
  return header.map((name, place) => {
    const lengths = sample.map((row) => csvCell(row[place]).length);
    return { width: Math.min(Math.max(name.length, 8, ...lengths) + 2, 60) };
  });
}

/** Names of sheets have at most 31 characters, and some characters are not allowed in them. */
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/gu, ' ').slice(0, 31);

/** The file of a table. Takes seconds for many rows: meant for a worker. */
export async function fileOf(format: ExportFormat, table: ExportTable): Promise<Blob> {
  const { name, header, rows } = table;
  if (format === 'csv') {
    return new Blob(
      [
        csvOf(
          header,
          rows.map((row) => row.map(csvCell)),
        ),
      ],
      { type: 'text/csv' },
    );
  }
  const head = header.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeWorkbook([head, ...rows.map((row) => row.map(workbookCell))], {
    sheet: sheetName(name),
    columns: widthsOf(table),
    stickyRowsCount: 1,
  }).toBlob();
}
