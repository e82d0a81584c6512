import type { ReactNode } from 'react';
import { fieldKind, type Named } from '../description/fieldKind';
import { Checkbox } from '../../ui/input/Checkbox';
import { classNames } from '../../ui/classNames';
import { Asterisk, FieldMessage, describedBy } from './FieldFrame';
import { useFormField } from './useFormField';
import { shouldBeTrue } from '../validators/required';
import { firstFailing, type Validator } from '../validators/validator';

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
  disabled = false,
}: Named<CheckboxFieldProps>) {
  const mustBeTicked = validate ? firstFailing(shouldBeTrue, validate) : shouldBeTrue;
  const field = useFormField(name, {
    label,
    validate: required === true ? mustBeTicked : validate,
    validateOnInput: true,
  });
  return (
    <div className="field">
      <label className={classNames('field__check', disabled && 'field__check--disabled')}>
        <Checkbox
          id={field.id}
          name={name}
          checked={field.value === true}
          disabled={disabled}
          invalid={field.error !== undefined}
          aria-required={required === true || undefined}
          aria-describedby={describedBy(field.id, undefined, field.error)}
          onChange={(event) => {
            field.change(event.target.checked);
          }}
          onFocus={field.focus}
          onBlur={field.blur}
        />
        <span>
          {children ?? label}
          {required && <Asterisk />}
        </span>
      </label>
      <FieldMessage id={field.id} error={field.error} />
    </div>
  );
}

/** One box to tick, in descriptions of forms. */
export const checkbox = fieldKind<boolean, CheckboxFieldProps>(CheckboxField);
