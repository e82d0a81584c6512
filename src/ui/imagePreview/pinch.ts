/** Position of a pointer, px. */
export interface Point {
  x: number;
  y: number;
}

/** Returns the distance between two fingers, px. */
export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Pixels of the wheel for one step of the zoom: half a notch of most mice. */
const STEP = 50;

/** Zoom steps of a wheel event, and the remaining pixels. */
export interface WheelSteps {
  rest: number;
  tenths: number;
}

/**
 * Counts the zoom steps of Ctrl + wheel, which trackpads also send for a pinch: small movements add up to a step, and
 * one notch is at most one step. `delta` is in px, negative for scrolling up.
 */
export function wheelSteps(rest: number, delta: number): WheelSteps {
  // A change of direction drops the remainder.
  const sum = Math.sign(rest) === Math.sign(delta) ? rest + delta : delta;
  if (Math.abs(sum) < STEP) return { rest: sum, tenths: 0 };
  return { rest: 0, tenths: -Math.sign(sum) };
}
