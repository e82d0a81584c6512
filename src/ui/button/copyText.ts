/**
 * The old way, through a selected field: a page without https has no `navigator.clipboard`. The field
 * is put beside the button, since nothing outside of an open dialog can be selected.
 */
function copyBySelection(text: string, beside: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // iOS zooms into smaller letters.
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

/** Puts a text into the clipboard, by the old way where the new one is refused or missing. */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    // Without https `clipboard` is undefined, unlike its type: then this throws as well.
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
