import type { ChangeEvent, ReactNode } from 'react';
import { describedBy } from './FieldFrame';
import type { FormField } from './useFormField';

/** A form value as the text of an input. */
export function inputText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What ties a native input to its field: name, value, message, hint and what happens in it. */
export function inputProps(field: FormField, required: boolean | undefined, hint: ReactNode) {
  return {
    id: field.id,
    name: field.name,
    value: inputText(field.value),
    invalid: field.error !== undefined,
    'aria-required': required === true || undefined,
    'aria-describedby': describedBy(field.id, hint, field.error),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      field.change(event.target.value);
    },
    onFocus: field.focus,
    onBlur: field.blur,
  };
}
