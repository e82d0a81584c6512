/** Parts of the page with a name or a heading. The focus in such a part tells screen reader users their position. */
const PLACES =
  'article, section, form, fieldset, li, tr, dialog, [role="dialog"], [role="alertdialog"], [role="region"], main';

/** Selector of text fields, which handle keys and undo themselves. */
export const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable=true]';

/**
 * A focused element with its ancestors. If the element is removed, the nearest suitable ancestor or its heading gets
 * the focus.
 */
export interface FocusTarget {
  element: HTMLElement;
  /** Ancestors at the time of capture, the nearest first: a removed element has none. */
  around: readonly Element[];
}

/** Captures an element and its ancestors; null for a target that is no HTML element. */
export function focusTargetOf(element: EventTarget | null): FocusTarget | null {
  if (!(element instanceof HTMLElement)) return null;
  const around: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
  return { element, around };
}

/** Returns true if no element, or only `body`, has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/**
 * Returns the heading of the nearest `PLACES` ancestor that is still on the page, or that ancestor itself; null if
 * there is none.
 */
function successorOf({ around }: FocusTarget): HTMLElement | null {
  const part = around.find((one) => one.isConnected && one.matches(PLACES));
  if (!(part instanceof HTMLElement)) return null;
  const heading =
    part.tagName === 'MAIN' ? null : part.querySelector<HTMLElement>('h1, h2, h3, h4');
  return heading ?? part;
}

/** Focuses a non-interactive part of the page: a heading, a section, `main`. */
export function focusPart(part: HTMLElement, options?: FocusOptions): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus(options);
}

/**
 * Restores a lost focus: to the same element, or, if that was removed, to the heading of the surrounding card, dialog
 * or section. Has no effect while another element has the focus.
 */
export function returnFocus(place: FocusTarget): void {
  if (!isFocusLost()) return;
  if (place.element.isConnected) {
    place.element.focus();
    return;
  }
  const successor = successorOf(place);
  if (successor === null) return;
  focusPart(successor);
}

/**
 * Remembers the focused element during an asynchronous task. The returned function returns true if the focus may be
 * moved, and false if the user has moved it.
 */
export function trackFocusOwner(): () => boolean {
  const { activeElement: holder } = document;
  return () => isFocusLost() || document.activeElement === holder;
}
