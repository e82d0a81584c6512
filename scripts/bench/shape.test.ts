import { expect, test } from 'vitest';
import { shapeOf } from './shape';
import { root } from '../../test/house/sources';

test.each(shapeOf(root).map((one) => [one.name, one] as const))(
  'the figure «%s» stays within its limits',
  (_name, { is, atLeast, atMost, reached }) => {
    expect(is).toBeLessThanOrEqual(atMost === undefined ? Infinity : (reached ?? atMost));
    expect(is).toBeGreaterThanOrEqual(atLeast === undefined ? 0 : (reached ?? atLeast));
  },
);
