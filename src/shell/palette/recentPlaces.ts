import { userMemory } from '../../session/userMemory';

export const RECENT_KEY = 'cabinet-recent';

/** Maximum number of stored sections; the current section is not offered. */
const MOST_KEPT = 6;

/** Path and tab. Other parts of the address are not stored, because they may contain names and numbers of partners. */
const PLACE = /^\/[\w/-]{1,100}(?:\?tab=[\w-]{1,40})?$/;

/** Returns path and tab of an address. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const tab = new URLSearchParams(search).get('tab');
  return tab === null ? pathname : `${pathname}?tab=${encodeURIComponent(tab)}`;
}

const isPlace = (stored: unknown): stored is string =>
  typeof stored === 'string' && PLACE.test(stored);

const memory = userMemory<readonly string[]>({
  key: RECENT_KEY,
  shape: (stored) => (Array.isArray(stored) ? stored.filter(isPlace).slice(0, MOST_KEPT) : null),
});

/** Recent sections of a user, the latest first. */
export const recentPlaces = {
  read: (owner: string): readonly string[] => memory.read(owner) ?? [],
  forget: memory.forget,
  add(owner: string, place: string): void {
    if (!isPlace(place)) return;
    const others = recentPlaces.read(owner).filter((known) => known !== place);
    memory.write(owner, [place, ...others].slice(0, MOST_KEPT));
  },
};
