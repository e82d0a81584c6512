/** Assignment of page elements to rows. */
export interface RowSlots {
  /** Row keys, in display order. */
  readonly keys: readonly string[];
  /** React keys of the elements, in the same order. */
  readonly names: readonly string[];
  /** Number of the next new element. */
  readonly next: number;
}

export const NO_SLOTS: RowSlots = { keys: [], names: [], next: 0 };

/**
 * Assigns elements to the next rows. A row that stays keeps its element with the focus; a new row reuses the element of
 * a removed row, because this is cheaper than a new element.
 */
export function slotsAfter(
  { keys: before, names, next }: RowSlots,
  keys: readonly string[],
): RowSlots {
  const kept = new Map(before.map((key, place) => [key, names[place]]));
  const staying = new Set(keys);
  let last = next;
  const named = keys.map((key, place) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const gone = before[place];
    const free = gone === undefined || staying.has(gone) ? undefined : names[place];
    if (free !== undefined) return free;
    last += 1;
    return String(last);
  });
  return { keys, names: named, next: last };
}
