/** How much of what is on the page is chosen. */
export type SelectionShare = 'none' | 'some' | 'all';

/** Rows by their keys. */
export type Rows<Row> = ReadonlyMap<string, Row>;

/** The share of `visible` keys that are chosen. */
export function selectionShare(
  visible: readonly string[],
  chosen: Pick<ReadonlySet<string>, 'has'>,
): SelectionShare {
  const count = visible.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === visible.length ? 'all' : 'some';
}

/** Some rows chosen or not; rows of other pages keep their choice, and the given map stays as it was. */
export function withRows<Row>(
  chosen: Rows<Row>,
  rows: readonly (readonly [key: string, row: Row])[],
  on: boolean,
): Map<string, Row> {
  const next = new Map(chosen);
  for (const [key, row] of rows) {
    if (on) next.set(key, row);
    else next.delete(key);
  }
  return next;
}

/** The indexes from one row to another, both included, whichever stands first. */
export function rowsBetween(one: number, other: number): number[] {
  const start = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => start + index);
}
