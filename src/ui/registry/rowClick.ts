import type { MouseEvent } from 'react';

/** True for a click that already means something: on a control, or at the end of marking a text. */
export function isControl({ target }: Pick<MouseEvent, 'target'>): boolean {
  if (!(target instanceof Element)) return true;
  if (target.closest('a, button, input, select, textarea, label, .registry__cell--choice')) {
    return true;
  }
  return (window.getSelection()?.toString() ?? '') !== '';
}
