import { DRAFT_LIFE_MS, KEY_PREFIX, writtenAt } from './draftEnvelope';

/**
 * Removes the drafts, of every user, to which their user has not come back in time, and those that
 * cannot be read. For each page, also where no form is opened any more. Never throws: the storage may
 * be denied.
 *
 * @param open called here, because merely naming `localStorage` can throw
 * @param now in milliseconds since 1970
 */
export function sweepDrafts(open = () => window.localStorage, now = Date.now()): void {
  try {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) {
      if (key === null || !key.startsWith(KEY_PREFIX)) continue;
      const at = writtenAt(storage.getItem(key) ?? '');
      if (at === undefined || at < now - DRAFT_LIFE_MS) storage.removeItem(key);
    }
  } catch {
    // Denied: there is no draft in it either.
  }
}
