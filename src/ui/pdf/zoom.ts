/** The steps of the zoom; 1 is the size on paper. */
export const ZOOM_STEPS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];

/** A chosen zoom, or `width` to fit the width. */
export type Zoom = number | 'width';

/** Tolerance for rounding errors. */
const SLACK = 0.01;

/** Returns the next larger (`direction` 1) or smaller (-1) step; stays at the first or the last step. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? ZOOM_STEPS.find((step) => step > scale + SLACK)
      : ZOOM_STEPS.findLast((step) => step < scale - SLACK);
  return next ?? (direction === 1 ? Math.max(scale, 3) : Math.min(scale, 0.5));
}

/** Returns the zoom of a page of `pageWidth` CSS pixels in a container of `placeWidth`. */
export function scaleOf(zoom: Zoom, placeWidth: number, pageWidth: number): number {
  if (zoom !== 'width') return zoom;
  return placeWidth > 0 && pageWidth > 0 ? placeWidth / pageWidth : 1;
}
