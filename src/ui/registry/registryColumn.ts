import type { ReactNode } from 'react';
import type { CellValue } from './cellValue';

/** The noun after a number: one, two to four, five (`plural`). */
export type RowWords = readonly [one: string, few: string, many: string];

/** The order of the rows: id of a column and its direction. */
export interface RegistrySort {
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

/** A row as it is shown, with a key that no other row of its page has. */
export interface RegistryRow {
  readonly key: string;
}

/** A column of a registry. */
export interface RegistryColumn<Row = RegistryRow> {
  /** If the server sorts by the column, the field of the API. */
  readonly id: string;
  readonly header: string;
  /** Texts and files are made of it. */
  value(row: Row): CellValue;
  /** The content of the cell where the value alone does not say it (`cellOf`). */
  cell?(row: Row): ReactNode;
  /** Sums and counts are aligned at the end, in tabular figures. */
  readonly align?: 'end' | undefined;
  /** Pixels, unless the person chose another width; 160 by default. */
  readonly width?: number | undefined;
  /** Out of sight until the person asks for it. */
  readonly hidden?: boolean | undefined;
  /** Its place in the row of a phone; without one only the panel of the row has it there. */
  readonly phoneSlot?: 'title' | 'amount' | 'party' | 'status' | 'date' | undefined;
  /** Takes the room that the others leave. */
  readonly flex?: boolean | undefined;
  /** Gives way where the table has too little room, the lowest number first; by default never. */
  readonly priority?: number | undefined;
}

/** Changes that the person made to the columns; empty by default. */
export interface ColumnLayout {
  /** Ids in order; columns that are not listed follow in their own order. */
  readonly order: readonly string[];
  /** Columns that were shown or hidden by hand. */
  readonly shown: Readonly<Record<string, boolean>>;
  /** Pixels by column. */
  readonly widths: Readonly<Record<string, number>>;
}

/** The initial layout of a registry. */
export const NO_LAYOUT: ColumnLayout = { order: [], shown: {}, widths: {} };

/** Narrowest and widest that a column may be made, px. */
export const COLUMN_WIDTHS = { narrowest: 64, usual: 160, widest: 640 } as const;

/** A width in pixels within what a column may have. */
export function columnWidth(pixels: number): number {
  return Math.round(Math.min(Math.max(pixels, COLUMN_WIDTHS.narrowest), COLUMN_WIDTHS.widest));
}

/** The chosen rows of a registry, and the rules of choosing. */
export interface RowChoice<Row = RegistryRow> {
  /** By their keys: rows of other pages too. */
  readonly chosen: ReadonlyMap<string, Row>;
  onChange(chosen: ReadonlyMap<string, Row>): void;
  /** «УПД 1482»: completes «Выбрать …». */
  nameOf(row: Row): string;
  isSelectable?(row: Row): boolean;
  /** Why a row cannot be chosen, or what became of it; shown with the row. */
  reasonOf?(row: Row): string | undefined;
}
