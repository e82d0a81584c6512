/** Kinds of input that put a finished text into a field, as `InputEvent.inputType` names them. */
const WHOLE: readonly string[] = ['insertReplacementText', 'insertFromDrop', 'insertFromPaste'];

/**
 * True for text that was not typed: filled in by the browser or a password manager (whose events
 * name no kind), or dropped. Such text is normalised as a pasted one is; typed text never is.
 */
export function arrivedWhole(event: Event): boolean {
  const kind = event instanceof InputEvent ? event.inputType : '';
  return kind === '' || WHOLE.includes(kind);
}
