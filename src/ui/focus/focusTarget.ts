/** Parts of the page that have a name or a heading, so that the focus on them tells the place. */
const PLACES =
  'article, section, form, fieldset, li, tr, dialog, [role="dialog"], [role="alertdialog"], [role="region"], main';

/** Text fields: they have keys, and an undo, of their own. */
export const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable=true]';

/** Remembers a focused element and its ancestors: if it is gone, one of them takes the focus. */
export interface FocusTarget {
  element: HTMLElement;
  /** Its ancestors at that time, the nearest first: a removed element has none any more. */
  around: readonly Element[];
}

/** Remembers an element and its ancestors; null for a target that cannot have the focus. */
export function focusTargetOf(element: EventTarget | null): FocusTarget | null {
  if (!(element instanceof HTMLElement)) return null;
  const around: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) around.push(one);
  return { element, around };
}

/** True when the focus has fallen to the page. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** The heading of the nearest part of the page that is still there, or that part itself. */
function successorOf({ around }: FocusTarget): HTMLElement | null {
  const part = around.find((one) => one.isConnected && one.matches(PLACES));
  if (!(part instanceof HTMLElement)) return null;
  const heading =
    part.tagName === 'MAIN' ? null : part.querySelector<HTMLElement>('h1, h2, h3, h4');
  return heading ?? part;
}

/** Puts the focus on a part of the page that is no control: a heading, a section, `main`. */
export function focusPart(part: HTMLElement, options?: FocusOptions): void {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus(options);
}

/**
 * Gives a lost focus back: to what had it, or, when that is gone, to the heading of the card, the
 * dialog or the section around it. Does nothing while something else has the focus.
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
 * Remembers which element has the focus while something takes its time. The returned function says
 * whether the focus may be moved then: not when the user has moved it to another element.
 */
export function holdFocus(): () => boolean {
  const { activeElement: holder } = document;
  return () => isFocusLost() || document.activeElement === holder;
}
