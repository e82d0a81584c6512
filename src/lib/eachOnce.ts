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

/** A file that can be downloaded. */
export interface ShownFile {
  id: string;
  name: string;
}

/** The files of a list, each once; one without a name is «Документ». */
export function shownFiles(
  files: readonly { id: string; name?: string | undefined }[],
): ShownFile[] {
  return eachOnce(files.map(({ id, name }) => ({ id, name: name || 'Документ' })));
}
