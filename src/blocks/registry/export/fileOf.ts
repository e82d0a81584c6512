import writeWorkbook from 'write-excel-file/universal';
import { csvOf } from '../../../lib/csv';
import type { CellValue } from '../../../ui/registry/cellValue';
import { csvCell, workbookCell } from './cellFiles';

export type ExportFormat = 'xlsx' | 'csv';

/** Content of a file: column names, and a cell per column for each row. */
export interface ExportTable {
  /** Name of the sheet in an Excel file; may contain characters that Excel forbids. */
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** Returns column widths in characters, fitted to the header and the first 100 rows, within limits. */
function widthsOf({ header, rows }: ExportTable): { width: number }[] {
  const sample = rows.slice(0, 100);
  return header.map((name, place) => {
    const lengths = sample.map((row) => csvCell(row[place]).length);
    return { width: Math.min(Math.max(name.length, 8, ...lengths) + 2, 60) };
  });
}

/** Returns a valid sheet name: at most 31 characters, with a space for each forbidden character. */
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/gu, ' ').slice(0, 31);

/** Builds the file of a table. Takes seconds for many rows: run it in a worker. */
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
