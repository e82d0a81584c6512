import { describe, expect, it } from 'vitest';
import { createRandomness } from './randomness';

describe('seeded randomness', () => {
  it('repeats for the same seed, and differs for another seed', () => {
    const draw = (seed: number): number[] => {
      const randomness = createRandomness(seed);
      return Array.from({ length: 5 }, () => randomness.integer(0, 1_000_000));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('returns integers between two bounds, including the bounds', () => {
    const randomness = createRandomness(1);
    const drawn = new Set(Array.from({ length: 200 }, () => randomness.integer(3, 5)));
    expect(drawn).toEqual(new Set([3, 4, 5]));
  });

  it('returns UUIDs of version 4', () => {
    expect(createRandomness(3).uuid()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
