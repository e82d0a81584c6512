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
 * @param read what a stored value is worth, whatever it is; null for nothing to go on with. The
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
        current = read(JSON.parse(window.sessionStorage.getItem(key) ?? 'null'));
      } catch {
        // Denied or broken storage: there is nothing to go on with.
      }
      return current;
    },
    keep: (value) => {
      current = value;
      try {
        window.sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Denied or full: it holds until the page is loaded anew.
      }
    },
    forget: () => {
      current = null;
      try {
        window.sessionStorage.removeItem(key);
      } catch {
        // Denied: there is nothing of ours in it either.
      }
    },
  };
}
