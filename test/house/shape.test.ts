import { expect, test } from 'vitest';
import { shapeOf } from '../../scripts/bench/shape';
import { root } from './sources';

test.each(shapeOf(root))('$name: within the limits', ({ is, atLeast = 0, atMost = Infinity }) => {
  expect(is).toBeLessThanOrEqual(atMost);
  expect(is).toBeGreaterThanOrEqual(atLeast);
});
