/** Texts in a storage of the browser, which may be full, denied or absent. No method throws. */
export interface SafeStorage {
  /** The text under a key; null where there is none, or where the storage cannot be read. */
  read(key: string): string | null;
  /** True when the text was stored. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
  /** The keys of everything that is kept, also of others. */
  keys(): string[];
}

/**
 * @param open gives the storage. It is called each time, because even to name `localStorage` can throw.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        open().setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // Denied: nothing of ours is in it either.
      }
    },
    keys() {
      try {
        const storage = open();
        return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      } catch {
        return [];
      }
    },
  };
}

/** `localStorage`. Values of a user are kept through `session/userMemory.ts` instead. */
export const deviceStorage = createSafeStorage(() => window.localStorage);

/** What this tab remembers, also after a reload. */
export const tabStorage = createSafeStorage(() => window.sessionStorage);
