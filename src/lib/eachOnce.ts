/** Returns the first entry of each id, because users could not select or remove entries with the same id separately. */
export function eachOnce<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ id }) => {
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}
