import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { trackFocusOwner, isFocusLost } from '../../ui/focus/focusTarget';

/**
 * Returns true if no control has the focus: it was lost, or it is on the `main` element of a page that has just opened.
 */
function isFocusFree(): boolean {
  return isFocusLost() || document.activeElement?.tagName === 'MAIN';
}

/**
 * Focuses the panel beside the rows after a row, a link or «Назад» has opened it, unless the user has moved the focus
 * meanwhile. On a phone the panel is a dialog, which takes the focus itself.
 *
 * @param isNamed true if the address names a row
 * @returns a function to call before the page itself opens the panel
 */
export function useOpenedRow(screen: RefObject<HTMLElement | null>, isNamed: boolean): () => void {
  const { key } = useLocation();
  const arrival = useNavigationType();
  /** History entry that was last rendered. */
  const shown = useRef<string>(undefined);
  const mayTake = useRef<(() => boolean) | null>(isFocusFree);
  const awaitPanel = () => {
    mayTake.current = trackFocusOwner();
  };
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // The registry's own changes replace the history entry, so any other navigation comes from a link or from «Назад».
    // Without a row in the address there is no panel to focus.
    if (arrival !== NavigationType.Replace) mayTake.current = isNamed ? trackFocusOwner() : null;
  }, [key, arrival, isNamed]);
  useEffect(() => {
    if (mayTake.current === null) return;
    const panel = screen.current?.querySelector<HTMLElement>('.registry-screen__panel');
    if (!panel) return;
    const isWanted = isFocusFree() || mayTake.current();
    mayTake.current = null;
    if (isWanted) panel.focus({ preventScroll: true });
  });
  return awaitPanel;
}

/**
 * Focuses the row whose panel has closed, unless another element has the focus.
 *
 * @param at index of the open row on the page, or -1
 */
export function useClosedRow(
  screen: RefObject<HTMLElement | null>,
  openKey: string | null,
  at: number,
): void {
  const before = useRef({ openKey, at });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { openKey, at };
    if (was.openKey === null || openKey !== null) return;
    if (!isFocusFree()) return;
    // If the row is on another page, focuses the row that Tab would reach.
    const place =
      was.at < 0
        ? '[data-row][tabindex="0"]'
        : `[data-row="${was.at}"], [data-index="${was.at}"] .registry__item-open`;
    screen.current?.querySelector<HTMLElement>(place)?.focus();
  });
}
