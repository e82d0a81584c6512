import type { ReactNode } from 'react';
import type { CellValue } from './cellValue';

/** Forms of a noun after a number: one, two to four, five (`plural`). */
export type RowWords = readonly [one: string, few: string, many: string];

/** Sort order of the rows: id of a column, and the direction. */
export interface RegistrySort {
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

/** A row with a unique key on its page. */
export interface RegistryRow {
  readonly key: string;
}

export interface RegistryColumn<Row = RegistryRow> {
  /** Unique id; the name of the API's field if the server can sort by the column. */
  readonly id: string;
  readonly header: string;
  /** Returns the value, for texts and files. */
  value(row: Row): CellValue;
  /** Returns custom content of the cell, if the value alone is not enough (`cellOf`). */
  cell?(row: Row): ReactNode;
  /** `end` for sums and counts: right-aligned, with tabular figures. */
  readonly align?: 'end' | undefined;
  /** Width in pixels until the user chooses another; 160 by default. */
  readonly width?: number | undefined;
  /** True for a column that is hidden by default. */
  readonly hidden?: boolean | undefined;
  /** Slot in the row of a phone; if undefined, that row does not show the column. */
  readonly phoneSlot?: 'title' | 'amount' | 'party' | 'status' | 'date' | undefined;
  /** True if the column takes the free space. */
  readonly flex?: boolean | undefined;
  /** Columns with the lowest number are hidden first in a narrow table; undefined means never. */
  readonly priority?: number | undefined;
}

/** The user's changes to the columns; empty by default. */
export interface ColumnLayout {
  /** Column ids in the user's order; unlisted columns follow in their default order. */
  readonly order: readonly string[];
  /** Columns that the user has shown or hidden. */
  readonly shown: Readonly<Record<string, boolean>>;
  /** Pixels by column id. */
  readonly widths: Readonly<Record<string, number>>;
}

export const NO_LAYOUT: ColumnLayout = { order: [], shown: {}, widths: {} };

/** Minimum, default and maximum width of a column, px. */
export const COLUMN_WIDTHS = { narrowest: 64, usual: 160, widest: 640 } as const;

/** Returns a width in pixels, limited to the allowed range. */
export function columnWidth(pixels: number): number {
  return Math.round(Math.min(Math.max(pixels, COLUMN_WIDTHS.narrowest), COLUMN_WIDTHS.widest));
}

/** The selection of a registry, and its rules. */
export interface RowChoice<Row = RegistryRow> {
  /** Selected rows by key, including rows of other pages. */
  readonly chosen: ReadonlyMap<string, Row>;
  onChange(chosen: ReadonlyMap<string, Row>): void;
  /** Returns the name for «Выбрать …»: «УПД 1482». */
  nameOf(row: Row): string;
  isSelectable?(row: Row): boolean;
  /** Returns the text shown with the row: why it cannot be selected, or why an action on it was refused. */
  reasonOf?(row: Row): string | undefined;
}
