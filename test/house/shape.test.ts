import { expect, test } from 'vitest';
import { shapeOf } from '../../scripts/bench/shape';
import { root } from './sources';

test.each(shapeOf(root))('$name: no more than reached', ({ is, atMost, reached = atMost }) => {
  expect(is).toBeLessThanOrEqual(reached);
});
