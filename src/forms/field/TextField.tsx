import type { ClipboardEvent, ReactNode } from 'react';
import { TextInput, type TextInputProps } from '../../ui/input/TextInput';
import { FieldFrame } from './FieldFrame';
import { inputProps } from './inputProps';
import { pasteNormalized } from './pasteNormalized';
import { useFormField } from './useFormField';
import { required as requiredRule } from '../validators/required';
import { firstFailing, type Validator } from '../validators/validator';

/** What the field itself decides; everything else goes to the native input. */
type OwnProps = 'name' | 'id' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'invalid';

export interface TextFieldProps extends Omit<TextInputProps, OwnProps> {
  name: string;
  label: string;
  /** Marks the label with an asterisk and checks `required` before `validate`. */
  required?: boolean | undefined;
  validate?: Validator | undefined;
  hint?: ReactNode;
  validateOnInput?: boolean | undefined;
  trim?: boolean | undefined;
  /** Cleans pasted text: `(raw) => normalizeRequisite('inn', raw)`. Typed text stays as typed. */
  normalizePaste?: ((raw: string) => string) | undefined;
}

/** The rules of a field: `required` first, then its own. */
export function fieldRules(
  required: boolean | undefined,
  validate: Validator | undefined,
): Validator | undefined {
  if (required !== true) return validate;
  return validate ? firstFailing(requiredRule, validate) : requiredRule;
}

/** One line of text with label, hint and message. Pass `autoComplete` and `inputMode` as it needs. */
export function TextField({
  name,
  label,
  required,
  validate,
  hint,
  validateOnInput,
  trim,
  normalizePaste,
  onBlur,
  onFocus,
  ...rest
}: TextFieldProps) {
  const field = useFormField(name, {
    label,
    validate: fieldRules(required, validate),
    validateOnInput,
    trim,
  });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const normalized = normalizePaste && pasteNormalized(event, normalizePaste);
    if (normalized === undefined) return;
    event.preventDefault();
    field.change(normalized);
  };
  return (
    <FieldFrame id={field.id} label={label} required={required} hint={hint} error={field.error}>
      <TextInput
        {...rest}
        {...inputProps(field, required, hint)}
        onFocus={(event) => {
          field.focus();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          field.blur();
          onBlur?.(event);
        }}
        onPaste={paste}
      />
    </FieldFrame>
  );
}
