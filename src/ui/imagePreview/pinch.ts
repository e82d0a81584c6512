/** Position of a pointer, px. */
export interface Point {
  x: number;
  y: number;
}

/** How far apart two fingers are, px. */
export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** A wheel turned this far, px, is one step of the zoom: half a notch of most mice. */
const STEP = 50;

/** Steps of the zoom that a wheel made, and the rest of its movement, px. */
export interface WheelSteps {
  rest: number;
  tenths: number;
}

/**
 * The wheel with Ctrl, which is also what a trackpad sends for a pinch: many small turns make a step,
 * and one notch is never more than one. `delta` is in px, negative away from oneself.
 */
export function wheelSteps(rest: number, delta: number): WheelSteps {
  // A turn in the other direction drops the rest.
  const sum = Math.sign(rest) === Math.sign(delta) ? rest + delta : delta;
  if (Math.abs(sum) < STEP) return { rest: sum, tenths: 0 };
  return { rest: 0, tenths: -Math.sign(sum) };
}
