import type { Memory } from '../../session/userMemory';

/** Keeps a value for the next page in memory only: nothing of it outlives the page or is in the store. */
export function pageMemory<Kept>(): Memory<Kept> {
  let current: Kept | null = null;
  return {
    read: () => current,
    write(value) {
      current = value;
      return false;
    },
    forget() {
      current = null;
    },
  };
}
