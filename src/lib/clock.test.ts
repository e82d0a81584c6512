import { afterEach, describe, expect, it, vi } from 'vitest';
import { withJitter } from './clock';

afterEach(() => vi.restoreAllMocks());

describe('withJitter', () => {
  it.each([
    [0, 10_000],
    [0.5, 12_500],
    [0.999, 14_995],
  ])('returns a pause that is up to half longer, for the random number %d', (random, pause) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    expect(withJitter(10_000)).toBe(pause);
  });
});
