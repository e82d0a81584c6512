/**
 * Returns every `parts`-th item, with an offset of `at`. The cases of a table share the items: each case tries some of
 * them, and all cases together try them all.
 */
export function inTurn<Item>(items: readonly Item[], at: number, parts: number): readonly Item[] {
  return items.filter((_, index) => index % parts === at % parts);
}
