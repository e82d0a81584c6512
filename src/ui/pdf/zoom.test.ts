import { expect, it } from 'vitest';
import { nextZoom, scaleOf } from './zoom';

it.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [1.12, 1, 1.25],
  [1.12, -1, 1],
  [0.37, -1, 0.37],
  [0.37, 1, 0.5],
  [3, 1, 3],
  [4.2, 1, 4.2],
  [4.2, -1, 3],
] as const)('the zoom %d in direction %d becomes %d', (scale, direction, next) => {
  expect(nextZoom(scale, direction)).toBe(next);
});

it('the scale of a page fits its container, or is the chosen zoom', () => {
  expect(scaleOf('width', 400, 800)).toBe(0.5);
  expect(scaleOf(1.25, 400, 800)).toBe(1.25);
  expect(scaleOf('width', 0, 800)).toBe(1);
});
