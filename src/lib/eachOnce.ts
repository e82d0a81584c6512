/** Returns each entry once: users could not choose or remove entries with the same id one by one. */
export function eachOnce<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
