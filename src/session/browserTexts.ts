/** Gives a storage of the browser. It is called each time, because even to name one can throw. */
type OpenStorage = () => Storage;

export const openLocal: OpenStorage = () => window.localStorage;
export const openSession: OpenStorage = () => window.sessionStorage;

function attempt<T>(open: OpenStorage, act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(open());
  } catch {
    return otherwise;
  }
}

/** The text under a key; null where there is none, or where the storage cannot be read. */
export const storedText = (open: OpenStorage, key: string): string | null =>
  attempt(open, (storage) => storage.getItem(key), null);

/** Place of a text: `foreign` is the memory of the page after «Это чужой компьютер». */
export type TextPlace = 'device' | 'page' | 'foreign';

/**
 * Texts in a storage of the browser. A text that it refuses lives as long as the page. No method throws.
 */
export interface BrowserTexts {
  read(key: string): string | null;
  /** @param keepsOlder leaves the older text in a storage that does not take this one */
  write(key: string, text: string, keepsOlder?: boolean): TextPlace;
  remove(key: string): void;
  /** The keys of everything in the storage, also of others. */
  keys(): string[];
  /** Drops a text that the storage did not take. */
  forgetHeld(): void;
}

/** @param isForeign true while the storage is neither read nor written */
export function browserTexts(open: OpenStorage, isForeign = () => false): BrowserTexts {
  const held = new Map<string, string>();
  const removeStored = (key: string) => attempt(open, (from) => from.removeItem(key), undefined);
  return {
    read: (key) => held.get(key) ?? (isForeign() ? null : storedText(open, key)),
    write(key, text, keepsOlder = false) {
      const store = (storage: Storage): TextPlace => {
        storage.setItem(key, text);
        return 'device';
      };
      const place = isForeign() ? 'foreign' : attempt(open, store, 'page');
      held.delete(key);
      if (place === 'device') return place;
      held.set(key, text);
      // An older text must not return in place of this one.
      if (!keepsOlder) removeStored(key);
      return place;
    },
    remove(key) {
      held.delete(key);
      removeStored(key);
    },
    keys() {
      const list = (all: Storage) =>
        Array.from({ length: all.length }, (_, at) => all.key(at) ?? '');
      return attempt(open, list, []);
    },
    forgetHeld: () => held.clear(),
  };
}
