/** Decides how the cells of a column are written and displayed. */
export type ColumnKind = 'text' | 'number' | 'percent' | 'kopeks' | 'date';

export interface WorkbookColumn {
  title: string;
  /**
   * - `kopeks`: whole numbers, shown in rubles;
   * - `percent`: rates in percent, 12.5 is shown as 12,5 %;
   * - `date`: YYYY-MM-DD, or an instant, whose first ten characters are the date.
   */
  kind: ColumnKind;
}

/** A string in a text or date column, a number in any other; null leaves the cell empty. */
export type WorkbookValue = string | number | null;

export interface WorkbookContents {
  /** Name of the only sheet. */
  sheet: string;
  columns: readonly WorkbookColumn[];
  /** Values in the order of the columns. */
  rows: readonly (readonly WorkbookValue[])[];
}

const FORMATS: Readonly<Record<Exclude<ColumnKind, 'text'>, string>> = {
  number: '#,##0.##',
  percent: '0.00%',
  kopeks: '#,##0.00\\ "₽"',
  date: 'dd.mm.yyyy',
};

/** Column widths in characters. Numbers and dates fit in their format. */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 28,
  number: 14,
  percent: 10,
  kopeks: 18,
  date: 12,
};

type Cell = { value: string | number | Date; format?: string } | null;

/** Creates an Excel file with a header row that stays visible. */
export async function createWorkbook(contents: WorkbookContents): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const { sheet, columns, rows } = contents;
  const header = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    columns.map(({ kind }, index) => cellOf(kind, row[index] ?? null)),
  );
  const widths = columns.map(({ kind }) => ({ width: WIDTHS[kind] }));
  const file = writeWorkbook([header, ...body], {
    sheet,
    columns: widths,
    stickyRowsCount: 1,
  });
  return Uint8Array.from(await file.toBuffer());
}

/** @throws Error for a value of a wrong type: a bug of the handler */
function cellOf(kind: ColumnKind, value: WorkbookValue): Cell {
  if (value === null) return null;
  if (kind === 'text') return { value: String(value) };
  const format = FORMATS[kind];
  if (kind === 'date') return { value: dayOf(value), format };
  if (typeof value !== 'number') throw new Error(`${kind} is a number, not ${value}`);
  return { value: kind === 'number' ? value : value / 100, format };
}

/** Returns midnight UTC of the date in the text, because Excel has no time zones. */
function dayOf(value: WorkbookValue): Date {
  const day = new Date(`${String(value).slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) throw new Error(`date is YYYY-MM-DD, not ${value}`);
  return day;
}
