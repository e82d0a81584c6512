/**
 * Puts the text that is edited in place of the one that is read, at once and not with the next
 * rendering: whoever focuses a field and works on its text in one go (extensions, autofill) must find
 * the text it will edit. All of it is selected then, as Tab and `select()` want it: neither of them
 * lets a listener of the focus know what it selects. A pressed mouse puts its caret itself, after the
 * focus.
 */
export function showForTyping(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  input.value = text;
  if (!input.matches(':active')) input.select();
}
