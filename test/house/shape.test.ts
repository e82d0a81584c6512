import { expect, test } from 'vitest';
import { shapeOf } from '../../scripts/bench/shape';
import { root } from './sources';

test.each(shapeOf(root))('$name: at most $atMost', ({ is, atMost }) => {
  expect(is).toBeLessThanOrEqual(atMost);
});
