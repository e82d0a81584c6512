export interface PictureView {
  /** Quarter turns, clockwise; unlimited, so the animation never rotates back the long way. */
  turns: number;
  /** Zoom in tenths, 5 to 15: integers, because 0.1 added ten times is not 1. */
  tenths: number;
}

/** Limits of the zoom, in tenths: 0.5 to 1.5, in steps of 0.1. */
const SMALLEST = 5;
const LARGEST = 15;

/** Initial view: upright, completely visible. */
export const wholePicture: PictureView = { turns: 0, tenths: 10 };

/** Rotates by quarter turns, clockwise if `quarters` is positive. */
export function turned(view: PictureView, quarters: number): PictureView {
  return { ...view, turns: view.turns + quarters };
}

/** Changes the zoom by tenths, within the limits. */
export function zoomed(view: PictureView, tenths: number): PictureView {
  return zoomedTo(view, view.tenths + tenths);
}

/** Sets the zoom to the nearest tenth of any fraction, such as the fraction of a pinch. */
export function zoomedTo(view: PictureView, tenths: number): PictureView {
  return { ...view, tenths: Math.min(LARGEST, Math.max(SMALLEST, Math.round(tenths))) };
}

export const canEnlarge = ({ tenths }: PictureView) => tenths < LARGEST;
export const canReduce = ({ tenths }: PictureView) => tenths > SMALLEST;

/** Returns true if the picture is rotated by 90° or 270°: width and height are swapped. */
export const lies = ({ turns }: PictureView) => turns % 2 !== 0;

/** Returns true for the initial view, so that there is nothing to reset. */
export const isWhole = ({ turns, tenths }: PictureView) =>
  turns % 4 === 0 && tenths === wholePicture.tenths;
