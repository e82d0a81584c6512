import { useCallback, type ChangeEvent, type ClipboardEvent, type CompositionEvent } from 'react';
import type { FormField } from './useFormField';

/** Value of `restrict` for a field that accepts digits only. */
export const digits = /[0-9]/;

/** The `restrict` of a КПП; small and Cyrillic letters are converted to capital Latin letters later. */
export const digitsAndLetters = /[0-9A-ZА-Я]/i;

/**
 * Returns the text without forbidden characters. `allowed` matches one allowed character; full-width characters are
 * first converted to plain ones.
 */
export function restrictedText(text: string, allowed: RegExp | undefined): string {
  if (allowed === undefined) return text;
  return [...text.normalize('NFKC')].filter((character) => allowed.test(character)).join('');
}

/** Values of `InputEvent.inputType` for a finished text that is put into a field as a whole. */
const WHOLE: readonly string[] = ['insertReplacementText', 'insertFromDrop', 'insertFromPaste'];

/**
 * Returns true for text that was not typed: dropped, or filled in by the browser or a password manager, whose events
 * have no `inputType`. Such text is normalised like pasted text; typed text is not.
 */
function isInsertedAtOnce(event: Event): boolean {
  const kind = event instanceof InputEvent ? event.inputType : '';
  return kind === '' || WHOLE.includes(kind);
}

export interface TextEntryOptions {
  /** Cleans text that is pasted, dropped or filled in by the browser; typed text stays as typed. */
  normalize?: ((raw: string) => string) | undefined;
  /** Pattern for one allowed character. */
  restrict?: RegExp | undefined;
  /** False to leave forbidden characters in pasted text, so that a rule reports them. */
  restrictsPaste?: boolean | undefined;
}

/** Writes a text into the input at once, without waiting for a render, so that the caret can be set. */
function show(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value === text) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

/**
 * Returns the handlers for text entry. A forbidden character is refused before it is inserted, so caret and undo do
 * not change. Pasted text is normalised first, then restricted. Text of an input method is checked when its
 * composition ends.
 */
export function useTextEntry(
  { change }: Pick<FormField, 'change'>,
  { normalize = (raw) => raw, restrict, restrictsPaste = true }: TextEntryOptions,
) {
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      if (!input || !restrict) return undefined;
      const refuse = (event: InputEvent) => {
        const { data, inputType, isComposing } = event;
        if (isComposing || inputType !== 'insertText' || data === null) return;
        if (restrictedText(data, restrict) === '') event.preventDefault();
      };
      // A native listener, because React's `onBeforeInput` has no input types.
      input.addEventListener('beforeinput', refuse);
      return () => input.removeEventListener('beforeinput', refuse);
    },
    [restrict],
  );

  const take = (input: HTMLInputElement, clean: (text: string) => string) => {
    const { value, selectionStart } = input;
    const text = clean(value);
    show(input, text, clean(value.slice(0, selectionStart ?? value.length)).length);
    change(text);
  };
  const allowed = (text: string) => restrictedText(text, restrict);
  const arrived = (text: string) => (restrictsPaste ? allowed(normalize(text)) : normalize(text));

  return {
    ref,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) change(target.value);
      else if (!isInsertedAtOnce(nativeEvent)) take(target, allowed);
      else take(target, arrived);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      take(currentTarget, allowed);
    },
    /** Normalises the whole value, because a phone pasted after a typed `+7` can only be read together with it. */
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const start = selectionStart ?? value.length;
      const before = value.slice(0, start) + event.clipboardData.getData('text');
      const whole = before + value.slice(selectionEnd ?? start);
      const text = arrived(whole);
      // Leaves the paste to the browser, because its result is the same and can be undone.
      if (text === whole) return;
      event.preventDefault();
      show(event.currentTarget, text, arrived(before).length);
      change(text);
    },
  };
}
