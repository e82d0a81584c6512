import type { ReactNode } from 'react';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { CheckFrame } from './CheckFrame';
import { useFormField } from './useFormField';
import { firstFailing, shouldBeTrue } from '../validators/validator';

/** `required` means that the box must be checked, by the rule should_be_true. */
export interface CheckboxFieldProps extends Omit<FieldWords, 'hint'> {
  /** Replaces `label` as the visible text, for example to contain links. */
  children?: ReactNode;
}

/** A checkbox. A click completes the input, so an error appears at once, not on blur. */
export function CheckboxField({
  name,
  label,
  children,
  required,
  validate,
}: Named<CheckboxFieldProps>) {
  const mustBeTicked = validate ? firstFailing(shouldBeTrue, validate) : shouldBeTrue;
  const field = useFormField(name, {
    label,
    validate: required === true ? mustBeTicked : validate,
    validateOnInput: true,
  });
  return (
    <CheckFrame
      field={field}
      words={children ?? label}
      required={required}
      onChange={field.change}
    />
  );
}

export const checkbox = fieldKind<boolean, CheckboxFieldProps>(CheckboxField);
