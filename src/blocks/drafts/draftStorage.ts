import { isForeignComputer } from '../../session/foreignComputer';

/**
 * Where a text has got to: the browser's storage, this page's memory when that refuses, or that memory
 * because the computer is a stranger's.
 */
export type DraftPlace = 'device' | 'page' | 'foreign';

/** Texts of drafts by their keys. */
export interface DraftStorage {
  read(key: string): string | null;
  write(key: string, text: string): DraftPlace;
  remove(key: string): void;
}

/**
 * Drafts in the browser's storage, which may be full, denied or absent: then they live as long as the
 * page. `open` is called each time, because merely naming `localStorage` can throw.
 *
 * @param isForeign the computer is a stranger's: nothing is written, and an earlier draft goes
 */
export function createDraftStorage(open: () => Storage, isForeign = false): DraftStorage {
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
      const isStored =
        !isForeign &&
        attempt((storage) => {
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
      return isForeign ? 'foreign' : 'page';
    },
    remove,
  };
}

const open = () => window.localStorage;
const ownDrafts = createDraftStorage(open);
const foreignDrafts = createDraftStorage(open, true);

/**
 * The drafts of this browser, for a form that opens now. It keeps to them until it closes: at the end
 * of a session a stranger's computer is one still.
 */
export const browserDrafts = (): DraftStorage => (isForeignComputer() ? foreignDrafts : ownDrafts);
