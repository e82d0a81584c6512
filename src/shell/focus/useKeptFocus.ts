import { useEffect } from 'react';
import {
  isFocusLost,
  focusTargetOf,
  returnFocus,
  type FocusTarget,
} from '../../ui/focus/focusTarget';

/**
 * Keeps the focus near where it was when the focused control is removed: a button that is replaced by
 * its result, a card that changes its state, a list that gets shorter. A component that focuses
 * something itself still wins.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: FocusTarget | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      last = focusTargetOf(target);
    };
    // A click on an empty part of the page removes the focus on purpose: then it is not restored.
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
