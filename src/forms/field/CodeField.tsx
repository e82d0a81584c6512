import './CodeField.css';
import type { ChangeEvent, ReactNode } from 'react';
import { TextInput } from '../../ui/input/TextInput';
import { FieldFrame } from './FieldFrame';
import { fieldRules } from './TextField';
import { inputProps } from './inputProps';
import { useFormField } from './useFormField';
import type { Validator } from '../validators/validator';

export interface CodeFieldProps {
  name: string;
  label?: string | undefined;
  /** Digits of a code, where that is known; any number of them otherwise. */
  length?: number | undefined;
  /** Called with a code that has just become `length` digits long. */
  onComplete?: ((code: string) => void) | undefined;
  validate?: Validator | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

/** The digits of «Код: 12 34», full-width ones included. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}

/** A one-time code: phones offer it from the message, and whatever is around its digits is dropped. */
export function CodeField({
  name,
  label = 'Код из сообщения',
  length,
  onComplete,
  validate,
  hint,
  disabled,
}: CodeFieldProps) {
  const field = useFormField(name, { label, validate: fieldRules(true, validate) });
  const input = inputProps(field, true, hint);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(target.value);
    if (digits === input.value) return;
    field.change(digits);
    if (length !== undefined && digits.length === length) onComplete?.(digits);
  };
  return (
    <FieldFrame id={field.id} label={label} required hint={hint} error={field.error}>
      <TextInput
        {...input}
        className="code-field__input"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        onChange={change}
      />
    </FieldFrame>
  );
}
