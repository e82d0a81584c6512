import type { Memory } from '../../session/userMemory';

/** Returns a memory for one value. The value is not in the store and is gone after a reload. */
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
