/**
 * The first of those that share an id: two entries that nothing tells apart cannot be chosen, typed
 * into or taken away one by one.
 */
export function eachOnce<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
