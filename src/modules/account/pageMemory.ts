import type { TabMemory } from './tabMemory';

/** Keeps a value for the next page in memory only: nothing of it outlives the page or is in the store. */
export function pageMemory<Kept>(): TabMemory<Kept> {
  let current: Kept | null = null;
  return {
    recall: () => current,
    keep: (value) => {
      current = value;
    },
    forget: () => {
      current = null;
    },
  };
}
