export type TooltipSide = 'top' | 'bottom' | 'right';

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** Distance from the edge of the window, px. */
const EDGE = 8;

const clamp = (value: number, limit: number) => Math.max(EDGE, Math.min(value, limit - EDGE));

/**
 * Where the bubble goes: on the wanted side of the control, on the opposite one if it would leave the
 * window, and never over the window's edge. All numbers are CSS pixels from the window's corner.
 */
export function placeTooltip(
  control: Box,
  bubble: Size,
  side: TooltipSide,
  viewport: Size,
): { left: number; top: number } {
  const middle = control.left + control.width / 2 - bubble.width / 2;
  const above = control.top - bubble.height;
  const below = control.top + control.height;
  const beside = control.left + control.width;
  if (side === 'right' && beside + bubble.width <= viewport.width) {
    const top = control.top + control.height / 2 - bubble.height / 2;
    return { left: beside, top: clamp(top, viewport.height - bubble.height) };
  }
  const fitsAbove = above >= 0;
  const fitsBelow = below + bubble.height <= viewport.height;
  const goAbove = side === 'top' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove;
  return {
    left: clamp(middle, viewport.width - bubble.width),
    top: goAbove ? above : below,
  };
}
