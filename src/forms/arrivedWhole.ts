/** Kinds of input that put a finished text into a field, as `InputEvent.inputType` names them. */
const WHOLE: readonly string[] = ['insertReplacementText', 'insertFromDrop', 'insertFromPaste'];

/**
 * True for text that was not typed: filled in by the browser or a password manager (whose events
 * are plain ones), or dropped. Such text is normalised as a pasted one is; typed text never is.
 */
export function arrivedWhole(event: Event): boolean {
  return !(event instanceof InputEvent) || WHOLE.includes(event.inputType);
}
