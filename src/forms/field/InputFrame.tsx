import type { ChangeEvent, ReactNode } from 'react';
import { TextInput, type TextInputProps } from '../../ui/input/TextInput';
import type { FieldWords } from '../description/fieldKind';
import { describedBy, FieldFrame } from './FieldFrame';
import type { FormField } from './useFormField';

/** Returns a form value as the text of an input. */
export function inputText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

type TypedInto = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the props that tie a native input to its field: name, value, handlers, message and hint. */
export function inputProps(field: FormField, required: boolean | undefined, hint: ReactNode) {
  return {
    id: field.id,
    name: field.name,
    value: inputText(field.value),
    invalid: field.error !== undefined,
    'aria-required': required === true || undefined,
    'aria-describedby': describedBy(field.id, hint, field.error),
    onChange: (event: ChangeEvent<TypedInto>) => {
      field.change(event.target.value);
    },
    onFocus: field.focus,
    onBlur: field.blur,
  };
}

interface InputFrameProps
  extends
    Omit<FieldWords, 'validate'>,
    Omit<TextInputProps, 'id' | 'name' | 'invalid' | 'required'> {
  field: FormField;
  messageRole?: 'alert' | undefined;
  /** Shown between the input and its message. */
  children?: ReactNode;
}

/** A field with one native input; passed props override the props of the form. */
export function InputFrame({
  field,
  label,
  required,
  hint,
  messageRole,
  children,
  ...input
}: InputFrameProps) {
  return (
    <FieldFrame
      id={field.id}
      label={label}
      required={required}
      hint={hint}
      error={field.error}
      messageRole={messageRole}
    >
      <TextInput {...inputProps(field, required, hint)} {...input} />
      {children}
    </FieldFrame>
  );
}
