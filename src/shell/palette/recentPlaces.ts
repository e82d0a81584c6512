import { userMemory } from '../../session/userMemory';

/** Key of a user's places. */
export const RECENT_KEY = 'cabinet-recent';

/** So many are kept: the one that is looked at is not offered. */
const MOST_KEPT = 6;

/** Path and tab of an address. The rest may hold names and numbers of partners, and is not kept. */
const PLACE = /^\/[\w/-]{1,100}(?:\?tab=[\w-]{1,40})?$/;

/** The place of an address, to be kept. */
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

/** The sections that a user was in, the last one first. */
export const recentPlaces = {
  read: (owner: string): readonly string[] => memory.read(owner) ?? [],
  forget: memory.forget,
  add(owner: string, place: string): void {
    if (!isPlace(place)) return;
    const others = recentPlaces.read(owner).filter((known) => known !== place);
    memory.write(owner, [place, ...others].slice(0, MOST_KEPT));
  },
};
