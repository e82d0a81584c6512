/** Distance to the field and to the edge of the window, px. */
const GAP = 4;
const EDGE = 8;

/** False in a browser of before 2024: there a stylesheet places the popup. */
export function hasPopovers(): boolean {
  return 'showPopover' in document.documentElement;
}

/**
 * Shows a popover under its field, or above where there is more room, inside of the window. Its
 * place is one of the page, so that both scroll together.
 */
export function placeBelow(popup: HTMLElement, field: HTMLElement): void {
  if (!hasPopovers()) return;
  popup.showPopover();
  const around = field.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const page = document.documentElement;
  const roomBelow = page.clientHeight - around.bottom;
  const isBelow = roomBelow >= height + GAP || roomBelow >= around.top;
  const top = isBelow ? around.bottom + GAP : Math.max(EDGE, around.top - GAP - height);
  // The gutter of the scroll bar is no place for it.
  const right = Math.min(page.clientWidth, document.body.getBoundingClientRect().right);
  const left = Math.max(EDGE, Math.min(around.left, right - width - EDGE));
  popup.style.top = `${top + window.scrollY}px`;
  popup.style.left = `${left + window.scrollX}px`;
  popup.scrollIntoView({ block: 'nearest' });
}
