/** Moves the focus to a field; a disabled one cannot have it, so its frame is brought into view. */
export function focusField(input: HTMLElement): void {
  if (!input.matches(':disabled')) {
    input.focus();
    return;
  }
  const frame = input.closest<HTMLElement>('.field');
  if (!frame) return;
  frame.tabIndex = -1;
  frame.focus();
}

/** The first field of the form, in reading order, that shows a message. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) focusField(wrong);
}
