import { tabStorage } from '../../lib/safeStorage';

/** Something that the tab keeps through a reload. */
export interface TabMemory<Kept> {
  /** What is kept, also from before a reload; null if nothing is. */
  recall: () => Kept | null;
  keep: (value: Kept) => void;
  forget: () => void;
}

/**
 * Keeps a value in memory and in the storage of the tab. A storage that is denied, full or broken
 * does no harm: the value then holds until the page is loaded anew. Never throws.
 *
 * @param read what a stored value of any shape is worth; null for nothing to go on with. The
 *   storage outlives the person in front of the screen: nothing personal belongs into it.
 */
export function tabMemory<Kept>(
  key: string,
  read: (stored: unknown) => Kept | null,
): TabMemory<Kept> {
  let current: Kept | null = null;
  return {
    recall: () => {
      if (current !== null) return current;
      try {
        current = read(JSON.parse(tabStorage.read(key) ?? 'null'));
      } catch {
        // What is stored is not JSON.
      }
      return current;
    },
    keep: (value) => {
      current = value;
      tabStorage.write(key, JSON.stringify(value));
    },
    forget: () => {
      current = null;
      tabStorage.remove(key);
    },
  };
}
