import { isFocusLost } from './place';

/**
 * Remembers who has the focus while something takes its time. What it gives back says whether the
 * focus may be moved when that is over: it may not from somebody who has gone on meanwhile.
 */
export function holdFocus(): () => boolean {
  const { activeElement: holder } = document;
  return () => isFocusLost() || document.activeElement === holder;
}
