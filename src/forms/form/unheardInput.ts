const TEXTS: ReadonlySet<string> = new Set([
  'text',
  'password',
  'email',
  'tel',
  'search',
  'textarea',
]);

/**
 * Lets the fields hear of texts that were put into them without an event, as some password managers do.
 * React keeps the text that it knows of in `defaultValue`.
 */
export function hearUnheardInput(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const { value, defaultValue } = field;
    if (value === defaultValue || !TEXTS.has(field.type) || field.readOnly) continue;
    // React leaves out an event whose text its own setter has seen; the one of the prototype it does not see.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
