/** How much of what is on the screen is chosen. */
export type SelectionShare = 'none' | 'some' | 'all';

export function selectionShare(
  visible: readonly string[],
  chosen: ReadonlySet<string>,
): SelectionShare {
  const count = visible.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === visible.length ? 'all' : 'some';
}

/** One row chosen or not; the set that was given stays as it was. */
export function withRow(chosen: ReadonlySet<string>, key: string, on: boolean): Set<string> {
  const next = new Set(chosen);
  if (on) next.add(key);
  else next.delete(key);
  return next;
}

/** All rows on the screen chosen or not; rows of other pages keep their choice. */
export function withRows(
  chosen: ReadonlySet<string>,
  visible: readonly string[],
  on: boolean,
): Set<string> {
  const next = new Set(chosen);
  for (const key of visible) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
