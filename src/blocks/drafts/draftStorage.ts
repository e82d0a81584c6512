import { KEY_PREFIX, writtenAt } from './draftEnvelope';

/** Where a text has got to: the browser's storage, or this page's memory when that refuses. */
export type DraftPlace = 'device' | 'page';

/** Texts of drafts by their keys. */
export interface DraftStorage {
  read(key: string): string | null;
  write(key: string, text: string): DraftPlace;
  remove(key: string): void;
  /** Removes drafts, of whomever, that were written before this instant or do not say when. */
  sweep(before: number): void;
}

/** A draft that nobody has come back to for this long is removed, in milliseconds. */
export const DRAFT_LIFE_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Drafts in the browser's storage, which may be full, denied or absent: then they live as long as the
 * page. `open` is called each time, because merely naming `localStorage` can throw.
 */
export function createDraftStorage(open: () => Storage): DraftStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write(key, text) {
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (isStored === true) {
        memory.delete(key);
        return 'device';
      }
      // What is left of an earlier draft must not come back in the place of this one.
      remove(key);
      memory.set(key, text);
      return 'page';
    },
    remove,
    sweep(before) {
      const keys = attempt((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index)),
      );
      for (const key of keys ?? []) {
        if (key === null || !key.startsWith(KEY_PREFIX)) continue;
        const written = writtenAt(attempt((storage) => storage.getItem(key)) ?? '');
        if (written === undefined || written < before) remove(key);
      }
    },
  };
}

/** The storage of this browser, for every form of the cabinet. */
export const browserDrafts = createDraftStorage(() => window.localStorage);
