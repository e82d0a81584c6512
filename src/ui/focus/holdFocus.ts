import { isFocusLost } from './focusTarget';

/**
 * Remembers which element has the focus while something takes its time. The returned function says
 * whether the focus may be moved then: not when the user has moved it to another element.
 */
export function holdFocus(): () => boolean {
  const { activeElement: holder } = document;
  return () => isFocusLost() || document.activeElement === holder;
}
