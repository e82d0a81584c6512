/** What redux-persist asks of a storage. */
export interface PreferenceStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/**
 * The browser's storage, which may be full, denied or absent: then nothing is remembered and
 * nothing fails. `open` is called each time, because merely naming `localStorage` can throw; null is a
 * storage that must not be used.
 */
export function createSafeStorage(open: () => Storage | null): PreferenceStorage {
  return {
    getItem(key) {
      try {
        return Promise.resolve(open()?.getItem(key) ?? null);
      } catch {
        return Promise.resolve(null);
      }
    },
    setItem(key, value) {
      try {
        open()?.setItem(key, value);
      } catch {
        // Full or denied: the choice holds until the page is closed.
      }
      return Promise.resolve();
    },
    removeItem(key) {
      try {
        open()?.removeItem(key);
      } catch {
        // Denied: there is nothing of ours in it either.
      }
      return Promise.resolve();
    },
  };
}
