/** Repeatable random values: the same seed creates the same demo. */
export interface Randomness {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a random integer; both limits are included. */
  integer(from: number, to: number): number;
  /** Returns a UUID of version 4 from this random sequence. */
  uuid(): string;
  /** Returns the seed of a generator that continues this sequence. */
  seed(): number;
}

/** Returns a mulberry32 generator: its state is a single number of 32 bits, so `seed` can save it. */
export function createRandomness(seed: number): Randomness {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { next, integer, uuid: () => uuidFrom(() => integer(0, 15)), seed: () => state };
}

function uuidFrom(hexDigit: () => number): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (place) => {
    const digit = hexDigit();
    return (place === 'x' ? digit : (digit & 0x3) | 0x8).toString(16);
  });
}
