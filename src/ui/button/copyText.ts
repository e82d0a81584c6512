/**
 * Copies through a selected field, because without https there is no `navigator.clipboard`; returns false if the
 * browser refuses. The field is inserted next to the button: text outside of an open dialog cannot be selected.
 */
function copyBySelection(text: string, beside: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // iOS zooms into fields with smaller text.
  field.style.fontSize = '16px';
  beside.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    field.remove();
  }
}

/**
 * Copies a text to the clipboard, or through a selected field if the clipboard is missing or refused. Resolves with
 * false if both fail.
 */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    // Without https `clipboard` is undefined, unlike its type says: then this line throws, too.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    try {
      return copyBySelection(text, beside);
    } catch {
      return false;
    }
  }
}
