/** Returns a storage of the browser. Called before each use, because even reading `window.localStorage` may throw. */
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

/** Returns the text under a key; null if there is none, or if the storage is not readable. */
export const storedText = (open: OpenStorage, key: string): string | null =>
  attempt(open, (storage) => storage.getItem(key), null);

/** Location of a stored text: browser storage, page memory, or page memory after «Это чужой компьютер» (`foreign`). */
export type TextPlace = 'device' | 'page' | 'foreign';

/**
 * Texts in a browser storage. A text that the storage refuses is kept in memory, until `forgetHeld` or until the page
 * closes. No method throws.
 */
export interface BrowserTexts {
  read(key: string): string | null;
  /** @param keepsOlder true to keep the older text if the storage refuses this one */
  write(key: string, text: string, keepsOlder?: boolean): TextPlace;
  remove(key: string): void;
  /** All keys of the storage, including the keys of other code. */
  keys(): string[];
  /** Drops the texts that are only in memory. */
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
      // The older text is removed, because a reload would bring it back.
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
