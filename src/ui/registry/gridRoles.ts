/**
 * What the parts of the grid are. Its head and its rows are two tables for the eye only, and the parts of
 * such a table mean nothing by themselves.
 */
export const GRID = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;
