import { TextArea } from '../../ui/prime/TextArea';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { FieldFrame } from '../field/FieldFrame';
import { inputProps } from '../field/InputFrame';
import { fieldRules } from '../field/TextField';
import { useFormField } from '../field/useFormField';

export interface TextAreaFieldProps extends FieldWords {
  /** Maximum length in UTF-16 units; longer pasted text is cut. */
  maxLength?: number | undefined;
  rows?: number | undefined;
}

/** A multi-line text field with label, hint and message. The text is trimmed on blur. */
export function TextAreaField({
  name,
  label,
  required,
  validate,
  hint,
  maxLength,
  rows,
}: Named<TextAreaFieldProps>) {
  const field = useFormField(name, {
    label,
    validate: fieldRules(required, validate),
    tidy: (typed) => typed.trim(),
  });
  return (
    <FieldFrame id={field.id} label={label} required={required} hint={hint} error={field.error}>
      <TextArea {...inputProps(field, required, hint)} rows={rows} maxLength={maxLength} />
    </FieldFrame>
  );
}

export const textArea = fieldKind<string, TextAreaFieldProps>(TextAreaField);
