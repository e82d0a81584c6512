import type { Memory } from '../../session/userMemory';

/** Returns a memory for one value. The value is not in the store, and a reload clears it. */
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
