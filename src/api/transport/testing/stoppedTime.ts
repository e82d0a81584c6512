import { afterEach, beforeEach, vi } from 'vitest';

/** Stops the time in every test of a file; returns a function that advances it by milliseconds. */
export function stoppedTime(): (milliseconds: number) => Promise<unknown> {
  beforeEach(() => {
    vi.useFakeTimers();
    // Removes the random part of pauses, so that tests measure the shortest ones.
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds);
}
