import type { ReactNode } from 'react';
import { TextInput, type TextInputProps } from '../../ui/input/TextInput';
import { FieldFrame } from './FieldFrame';
import { inputProps } from './inputProps';
import type { FormField } from './useFormField';

interface InputFrameProps extends Omit<TextInputProps, 'id' | 'name' | 'invalid' | 'required'> {
  field: FormField;
  label: string;
  required?: boolean | undefined;
  hint?: ReactNode;
  messageRole?: 'alert' | undefined;
  /** What stands between the input and its message. */
  children?: ReactNode;
}

/** A field with one native input; what is passed on goes before what the form would do. */
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
