/**
 * Every `parts`-th of what all cases of a table could be tried with, beginning further with each case:
 * the table tries everything, and no case all of it.
 */
export function inTurn<Item>(items: readonly Item[], at: number, parts: number): readonly Item[] {
  return items.filter((_, index) => index % parts === at % parts);
}
