/** How a picture is looked at. */
export interface PictureView {
  /** Quarter turns, clockwise; they add up, so that the picture never turns back the long way. */
  turns: number;
  /** Zoom in tenths, 5 to 15: whole numbers, for 0.1 added ten times is not 1. */
  tenths: number;
}

/** Limits of the zoom, in tenths: 0.5 to 1.5, by 0.1. */
const SMALLEST = 5;
const LARGEST = 15;

/** As a picture is first shown: upright, whole. */
export const wholePicture: PictureView = { turns: 0, tenths: 10 };

/** Turned by quarters, clockwise where `quarters` is positive. */
export function turned(view: PictureView, quarters: number): PictureView {
  return { ...view, turns: view.turns + quarters };
}

/** Enlarged by tenths, or made smaller where they are negative; stops at the ends. */
export function zoomed(view: PictureView, tenths: number): PictureView {
  return zoomedTo(view, view.tenths + tenths);
}

/** At the tenth that is nearest to a zoom, which may be any fraction: of a pinch. */
export function zoomedTo(view: PictureView, tenths: number): PictureView {
  return { ...view, tenths: Math.min(LARGEST, Math.max(SMALLEST, Math.round(tenths))) };
}

export const canEnlarge = ({ tenths }: PictureView) => tenths < LARGEST;
export const canReduce = ({ tenths }: PictureView) => tenths > SMALLEST;

/** Returns true if the picture lies on its side: width and height are exchanged. */
export const lies = ({ turns }: PictureView) => turns % 2 !== 0;

/** Shown upright and whole: there is nothing to take back. */
export const isWhole = ({ turns, tenths }: PictureView) =>
  turns % 4 === 0 && tenths === wholePicture.tenths;
