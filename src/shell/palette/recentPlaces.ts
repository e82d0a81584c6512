import { fieldsOf } from '../../lib/fieldsOf';
import { createSafeStorage, type SafeStorage } from '../../lib/safeStorage';
import { isForeignComputer } from '../../session/foreignComputer';

/** Where the places of a user are kept. */
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

/**
 * The sections that a user was in, the last one first: on this device, of one user. Of «Это чужой
 * компьютер» nothing is kept (src/session/README.md, rule S34).
 */
export function createRecentPlaces(
  storage: SafeStorage,
  isForeign: () => boolean = isForeignComputer,
) {
  const forget = () => storage.remove(RECENT_KEY);
  const read = (owner: string): readonly string[] => {
    try {
      const kept = fieldsOf(JSON.parse(storage.read(RECENT_KEY) ?? 'null'));
      if (kept['owner'] === owner && !isForeign() && Array.isArray(kept['places'])) {
        const places: unknown[] = kept['places'];
        return places
          .filter((place) => typeof place === 'string')
          .filter((place) => PLACE.test(place))
          .slice(0, MOST_KEPT);
      }
    } catch {
      // Not ours: removed like that of another user.
    }
    forget();
    return [];
  };
  return {
    read,
    forget,
    add(owner: string, place: string): void {
      const places = [place, ...read(owner).filter((known) => known !== place)];
      if (isForeign() || !PLACE.test(place)) return;
      storage.write(RECENT_KEY, JSON.stringify({ owner, places: places.slice(0, MOST_KEPT) }));
    },
  };
}

export const recentPlaces = createRecentPlaces(createSafeStorage(() => window.localStorage));
