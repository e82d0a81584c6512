/** Texts in a storage of the browser, which may be full, denied or absent. No method throws. */
export interface SafeStorage {
  /** The text under a key; null where there is none, or where the storage cannot be read. */
  read(key: string): string | null;
  /** True when the text was stored. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/**
 * @param open gives the storage, null when it must not be used. It is called each time, because even
 *   to name `localStorage` can throw.
 */
export function createSafeStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
): SafeStorage {
  return {
    read(key) {
      try {
        return open()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        const storage = open();
        storage?.setItem(key, text);
        return storage !== null;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open()?.removeItem(key);
      } catch {
        // Denied: nothing of ours is in it either.
      }
    },
  };
}

/** What this tab remembers, also after a reload. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);
