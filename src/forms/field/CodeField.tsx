import './CodeField.css';
import type { ReactNode } from 'react';
import { fieldKind, type Named } from '../description/fieldKind';
import type { Validator } from '../validators/validator';
import { InputFrame } from './InputFrame';
import { fieldRules } from './TextField';
import { useFormField } from './useFormField';
import { digits, useTextEntry } from './useTextEntry';

export interface CodeFieldProps {
  label?: string | undefined;
  validate?: Validator<string> | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

/** A one-time code: phones offer it from the message, and only its digits are kept. */
export function CodeField({
  name,
  label = 'Код из сообщения',
  validate,
  hint,
  disabled,
}: Named<CodeFieldProps>) {
  const field = useFormField(name, { label, validate: fieldRules(true, validate) });
  const entry = useTextEntry(field, { restrict: digits });
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

/** A one-time code, for descriptions of forms. */
export const code = fieldKind<string, CodeFieldProps>(CodeField);
