/**
 * Replaces the formatted text of a field by the text that is edited. It happens at once, not with the
 * next rendering: an extension or the autofill may focus a field and change its text in one step.
 * The whole text is selected, as after Tab or `select()`; a mouse sets the caret itself, after the
 * focus.
 */
export function showForTyping(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  input.value = text;
  if (!input.matches(':active')) input.select();
}
