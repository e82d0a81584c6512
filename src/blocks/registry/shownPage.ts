import type { RegistryPage } from './registryAnswer';

/** A row as it is shown, with a key that no other row of its page has. */
export type Keyed<Shown> = Shown & { key: string };

/**
 * A page with its rows as they are shown. A row with the id of an earlier one gets a key by its place, so
 * that a careless server takes no row away.
 */
export function shownPage<Row, Shown extends { id: string }>(
  page: RegistryPage<Row>,
  show: (row: Row) => Shown,
): RegistryPage<Keyed<Shown>> {
  const known = new Set<string>();
  const content = page.content.map((row, place) => {
    const shown = show(row);
    const isUnique = shown.id !== '' && !known.has(shown.id);
    known.add(shown.id);
    return { ...shown, key: isUnique ? shown.id : `${shown.id}#${place}` };
  });
  return { ...page, content };
}
