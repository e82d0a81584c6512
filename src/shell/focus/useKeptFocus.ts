import { useEffect } from 'react';
import { isFocusLost, placeOf, returnFocus, type Place } from '../../ui/focus/place';

/**
 * Keeps the focus from falling to the page's top when the control that has it is taken away: a button
 * gives way to its result, a card to the next state of what it shows, a list to a shorter one.
 * Whatever wants the focus for itself still gets it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Place | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      last = placeOf(target);
    };
    // A click beside every control gives the focus up on purpose; a control taken away does not.
    const onBlur = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (last?.element === target && last.element.isConnected && isFocusLost()) last = null;
      });
    };
    const removals = new MutationObserver(() => {
      if (last === null || last.element.isConnected) return;
      const place = last;
      last = null;
      returnFocus(place);
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      removals.disconnect();
    };
  }, []);
}
