import './CodeField.css';
import { fieldKind, type Named } from '../description/fieldKind';
import type { Validator } from '../validators/validator';
import { InputFrame } from './InputFrame';
import { fieldRules } from './TextField';
import { useFormField } from './useFormField';
import { digits, useTextEntry } from './useTextEntry';

export interface CodeFieldProps {
  validate?: Validator<string> | undefined;
}

/** A field for a one-time code. Phones suggest the code from a message; all characters except digits are dropped. */
export function CodeField({ name, validate }: Named<CodeFieldProps>) {
  const label = 'Код из сообщения';
  const field = useFormField(name, { label, validate: fieldRules(true, validate) });
  const entry = useTextEntry(field, { restrict: digits });
  return (
    <InputFrame
      field={field}
      label={label}
      required
      messageRole="alert"
      {...entry}
      className="code-field__input"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

export const code = fieldKind<string, CodeFieldProps>(CodeField);
