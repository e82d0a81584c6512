import { sorted } from '../../lib/copies';

/** A row that is in the page, and the room of the rows that are left out just before it. */
export interface VirtualRow {
  readonly index: number;
  /** Pixels. */
  readonly before: number;
}

/** The rows that are in the page. */
export interface VirtualRows {
  readonly rows: readonly VirtualRow[];
  /** Pixels of the rows that are left out after the last one. */
  readonly after: number;
}

interface MeasuredRow {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Up to so many rows there is nothing to gain by leaving some out. */
export const ALL_AT_ONCE = 40;

/** Measured rows as they follow each other in the page; `from` and `to` are where all of them lie. */
export function virtualRowsOf(
  items: readonly MeasuredRow[],
  from: number,
  to: number,
): VirtualRows {
  let end = from;
  const rows = items.map((item) => {
    const before = Math.max(0, item.start - end);
    end = item.end;
    return { index: item.index, before };
  });
  return { rows, after: Math.max(0, to - end) };
}

/** The first `count` rows, none of them left out. */
export function plainRows(count: number): VirtualRows {
  return { rows: Array.from({ length: count }, (_, index) => ({ index, before: 0 })), after: 0 };
}

/** The range that is seen, and the row that has the focus, wherever that is. */
export function withActiveRow(range: readonly number[], active: number, count: number): number[] {
  if (active < 0 || active >= count || range.includes(active)) return [...range];
  return sorted([...range, active], (left, right) => left - right);
}
