/* Sorts and reverses copies of lists: the oldest supported browsers lack `toSorted` and `toReversed` (README.md). */

export function sorted<Item>(
  list: Iterable<Item>,
  compare?: (one: Item, other: Item) => number,
): Item[] {
  const copy = [...list];
  copy.sort(compare);
  return copy;
}

export function reversed<Item>(list: Iterable<Item>): Item[] {
  const copy = [...list];
  copy.reverse();
  return copy;
}
