/** Source of time and timers; tests replace it, so that they need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `callback` once after `milliseconds`; the returned function cancels that. */
  after(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Returns a promise that resolves after `milliseconds` of this clock. */
export function pause(clock: Clock, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });
}

/**
 * Returns `milliseconds` plus a random time of up to half of that. Pages that failed at the same moment must not retry
 * together, or a server that has recovered would fail again.
 */
export function withJitter(milliseconds: number): number {
  return milliseconds * (1 + Math.random() / 2);
}
