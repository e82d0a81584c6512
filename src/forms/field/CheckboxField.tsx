import type { ReactNode } from 'react';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { CheckFrame } from './CheckFrame';
import { useFormField } from './useFormField';
import { firstFailing, shouldBeTrue } from '../validators/validator';

/** `required`: has to be ticked, as the rule should_be_true demands. */
export interface CheckboxFieldProps extends Omit<FieldWords, 'hint'> {
  /** Shown instead of `label` if it has links in it. */
  children?: ReactNode;
  disabled?: boolean | undefined;
}

/** One box to tick. A change is final for a box, so its rule shows at once. */
export function CheckboxField({
  name,
  label,
  children,
  required,
  validate,
  disabled,
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
      disabled={disabled}
      onChange={field.change}
    />
  );
}

/** One box to tick, in descriptions of forms. */
export const checkbox = fieldKind<boolean, CheckboxFieldProps>(CheckboxField);
