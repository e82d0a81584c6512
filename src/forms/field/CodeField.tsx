import './CodeField.css';
import type { ReactNode } from 'react';
import { fieldKind, type Named } from '../description/fieldKind';
import type { Validator } from '../validators/validator';
import { InputFrame, inputText } from './InputFrame';
import { fieldRules } from './TextField';
import { useFormField } from './useFormField';
import { digits, restrictedText, useTextEntry } from './useTextEntry';

export interface CodeFieldProps {
  label?: string | undefined;
  /** How many digits it has, if that is known; the rule belongs to `validate` otherwise. */
  length?: number | undefined;
  /** Called with a code that has just become `length` digits long. */
  onComplete?: ((code: string) => void) | undefined;
  validate?: Validator<string> | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

/** A one-time code: phones offer it from the message, and only its digits are kept. */
export function CodeField({
  name,
  label = 'Код из сообщения',
  length,
  onComplete,
  validate,
  hint,
  disabled,
}: Named<CodeFieldProps>) {
  const field = useFormField(name, { label, validate: fieldRules(true, validate) });
  const change = (typed: unknown) => {
    if (typed === inputText(field.value)) return;
    field.change(typed);
    // An input method may still be busy with what will not be digits.
    const isCode = typeof typed === 'string' && restrictedText(typed, digits) === typed;
    if (isCode && typed.length === length) onComplete?.(typed);
  };
  const entry = useTextEntry({ change }, { restrict: digits });
  return (
    <InputFrame
      field={field}
      label={label}
      required
      hint={hint}
      messageRole="alert"
      {...entry}
      className="code-field__input"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      disabled={disabled}
    />
  );
}

/** A one-time code, in descriptions of forms. */
export const code = fieldKind<string, CodeFieldProps>(CodeField);
