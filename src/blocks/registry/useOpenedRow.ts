import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { holdFocus, isFocusLost } from '../../ui/focus/focusTarget';

/** True when no control has the focus: it is lost, or stands on a page that has just been shown. */
export function isFocusFree(): boolean {
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
