import type { ReactNode } from 'react';
import { fieldKind, type Named } from '../description/fieldKind';
import { CheckFrame } from './CheckFrame';
import { useFormField } from './useFormField';
import { firstFailing, shouldBeTrue, type Validator } from '../validators/validator';

export interface CheckboxFieldProps {
  /** Spoken and listed in the form's summary. */
  label: string;
  /** Shown instead of `label` if it has links in it. */
  children?: ReactNode;
  /** Has to be ticked (should_be_true, specification, section 5); its rule comes before `validate`. */
  required?: boolean | undefined;
  validate?: Validator<string> | undefined;
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
