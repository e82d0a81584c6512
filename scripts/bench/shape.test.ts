import { expect, test } from 'vitest';
import { shapeOf } from './shape';
import { root } from '../../test/house/sources';

test.each(shapeOf(root))(
  'the figure $name stays within its limits',
  ({ is, atLeast, atMost, reached }) => {
    expect(is).toBeLessThanOrEqual(atMost === undefined ? Infinity : (reached ?? atMost));
    expect(is).toBeGreaterThanOrEqual(atLeast === undefined ? 0 : (reached ?? atLeast));
  },
);
