import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { holdFocus, isFocusLost } from '../../ui/focus/focusTarget';

/** True when no control has the focus: it is lost, or stands on a page that has just been shown. */
function isFocusFree(): boolean {
  return isFocusLost() || document.activeElement?.tagName === 'MAIN';
}

/**
 * Gives the focus to the panel beside the rows, once it is there, when a row or a link has opened it;
 * not when the person has gone on to another control meanwhile. On a phone the panel is a dialog, which
 * takes the focus by itself.
 *
 * @param isNamed whether the address names a row
 * @returns to be called by what opens the panel from the page itself
 */
export function useOpenedRow(screen: RefObject<HTMLElement | null>, isNamed: boolean): () => void {
  const { key } = useLocation();
  const arrival = useNavigationType();
  /** The entry of the history that the page was last drawn for. */
  const shown = useRef<string>(undefined);
  const mayTake = useRef<(() => boolean) | null>(isFocusFree);
  const awaitPanel = () => {
    mayTake.current = holdFocus();
  };
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // The registry's own changes of the address replace it; a link does not. Where no panel is to come,
    // nothing of the page before is held.
    if (arrival !== NavigationType.Replace) mayTake.current = isNamed ? holdFocus() : null;
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
 * Gives the focus to the row whose panel has closed, unless something else has it. A panel that came with
 * the page, by a link or on the way back, was opened by nothing that could get it.
 *
 * @param at place of the open row on the page, or -1
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
    // Of a row that is not on the page, the focus goes to the one that Tab would reach.
    const place =
      was.at < 0
        ? '[data-row][tabindex="0"]'
        : `[data-row="${was.at}"], [data-index="${was.at}"] .registry__item-open`;
    screen.current?.querySelector<HTMLElement>(place)?.focus();
  });
}
