import type { ListPage } from '../../api/answers/lists';

/** A row as it is shown, with a key that no other row of its page has. */
export type Keyed<Shown> = Shown & { key: string };

/** The key of such a row, for `RegistryScreen`, which wants the same function in every render. */
export const keyOfRow = ({ key }: { key: string }): string => key;

/**
 * A page with its rows as they are shown. A row without an id of its own gets a key by its place, so
 * that a careless server takes no row away.
 */
export function shownPage<Shown extends { id: string }>(
  page: ListPage<object> | undefined,
  show: (row: object) => Shown,
): ListPage<Keyed<Shown>> | undefined {
  if (page === undefined) return undefined;
  const known = new Set<string>();
  const content = page.content.map((row, place) => {
    const shown = show(row);
    const isUnique = shown.id !== '' && !known.has(shown.id);
    known.add(shown.id);
    return { ...shown, key: isUnique ? shown.id : `${shown.id}#${place}` };
  });
  return { content, totalElements: page.totalElements };
}
