/** Returns the entries without those that repeat an id: users could not choose or remove such entries one by one. */
export function eachOnce<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
