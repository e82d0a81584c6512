import { afterEach, beforeEach, vi } from 'vitest';

/** Stops the time of every test of a file, and gives what lets so many milliseconds pass. */
export function stoppedTime(): (milliseconds: number) => Promise<unknown> {
  beforeEach(() => {
    vi.useFakeTimers();
    // Pauses are not spread: the shortest is measured.
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds);
}
