import type { ClipboardEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * The value a field has after a paste, normalised as a whole: a phone pasted after a typed '+7' is
 * only readable together with it. Undefined if the browser's own paste does the same.
 */
export function pasteNormalized(
  event: ClipboardEvent<TextElement>,
  normalize: (raw: string) => string,
): string | undefined {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const pasted = event.clipboardData.getData('text');
  const start = selectionStart ?? value.length;
  const whole = value.slice(0, start) + pasted + value.slice(selectionEnd ?? start);
  const normalized = normalize(whole);
  return normalized === whole ? undefined : normalized;
}
