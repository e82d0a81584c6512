const TEXTS: ReadonlySet<string> = new Set([
  'text',
  'password',
  'email',
  'tel',
  'search',
  'textarea',
]);

/**
 * Dispatches `input` events for texts that were set without an event, as some password managers do. The last text that
 * React knows is in `defaultValue`.
 */
export function dispatchMissedInput(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const { value, defaultValue } = field;
    if (value === defaultValue || !TEXTS.has(field.type) || field.readOnly) continue;
    // React ignores an event if its own setter has set the text, so this calls the setter of the prototype.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
