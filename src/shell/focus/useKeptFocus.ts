import { useEffect } from 'react';
import {
  isFocusLost,
  focusTargetOf,
  returnFocus,
  type FocusTarget,
} from '../../ui/focus/focusTarget';

/**
 * Moves the focus to the heading of the surrounding card, dialog or section when the focused control is removed, for
 * example when a result replaces a button. A component that sets the focus itself has priority.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: FocusTarget | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      last = focusTargetOf(target);
    };
    // A click on an empty part of the page removes the focus on purpose, so it is not restored.
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
