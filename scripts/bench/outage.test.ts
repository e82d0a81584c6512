import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withJitter } from '../../src/lib/clock';
import { pauseAfter } from '../../src/shell/outage/healthRetry';
import { outageLoad } from './outage';

/** Returns a generator of repeatable pseudo-random numbers (Park and Miller). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Everybody's first call fails within one second: an outage at a busy time. */
const rush = { customers: 1000, noticedWithinMs: 1000, outageMs: 300_000 };

beforeEach(() => vi.spyOn(Math, 'random').mockImplementation(seeded(11)));
afterEach(() => vi.restoreAllMocks());

describe('a thousand pages that wait for a service', () => {
  it('make fewer than 60 checks and returns per second, and all return within a minute after the outage', () => {
    const { checksPerSecond, returnsPerSecond, lastReturnSeconds } = outageLoad({
      ...rush,
      random: seeded(7),
      pauseAfter: (failures) => withJitter(pauseAfter(failures)),
    });
    expect(checksPerSecond).toBeLessThan(60);
    expect(returnsPerSecond).toBeLessThan(60);
    expect(lastReturnSeconds).toBeLessThanOrEqual(60);
  });

  it('return in a rush of more than 400 per second if their pauses are not random', () => {
    const { returnsPerSecond } = outageLoad({ ...rush, random: seeded(7), pauseAfter });
    expect(returnsPerSecond).toBeGreaterThan(400);
  });
});
