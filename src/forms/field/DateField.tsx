import type { ReactNode } from 'react';
import { formatDate } from '../../lib/dates';
import { isIsoDay } from '../../lib/isoDay';
import { isoDayOf } from '../../lib/typedDate';
import { fieldKind, type Named } from '../description/fieldKind';
import { day, dayWithin } from '../validators/day';
import { firstFailing, type Validator } from '../validators/validator';
import { InputFrame } from './InputFrame';
import { inputText } from './inputProps';
import { fieldRules } from './TextField';
import { useFormField } from './useFormField';
import { useTextEntry } from './useTextEntry';

export interface DateFieldProps {
  label: string;
  required?: boolean | undefined;
  /** First and last day that are taken, `2026-12-01`; both belong to the range. */
  min?: string | undefined;
  max?: string | undefined;
  /** One more rule; it gets the day as `2026-12-01`. */
  validate?: Validator<string> | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** `bday` for the own birthday. */
  autoComplete?: 'bday' | 'off' | undefined;
}

/** What stands between the parts of a date, whichever key somebody's keyboard has for it. */
const DATE_CHARACTERS = /[0-9./,\s-]/;

const isoOrTyped = (typed: string) => isoDayOf(typed) ?? typed;
const shownDay = (typed: string) => {
  const iso = isoDayOf(typed);
  return iso === undefined ? typed : formatDate(iso);
};

/**
 * A day, typed as ДД.ММ.ГГГГ. The form holds it as `2026-12-01` from the last digit on; what is not
 * a day yet is held as typed, and refused. There is no mask: nothing moves under the caret.
 */
export function DateField({
  name,
  label,
  required,
  min,
  max,
  validate,
  hint,
  disabled,
  autoComplete = 'off',
}: Named<DateFieldProps>) {
  const rules = [day, dayWithin(min, max), ...(validate ? [validate] : [])];
  const field = useFormField(name, {
    label,
    validate: fieldRules(required, firstFailing<string>(...rules)),
    tidy: isoOrTyped,
  });
  // Only a date that is written out in full is changed while somebody types: it looks the same.
  const change = (value: unknown) => {
    const typed = inputText(value);
    const iso = isoDayOf(typed);
    field.change(iso !== undefined && formatDate(iso) === typed ? iso : typed);
  };
  const entry = useTextEntry({ change }, { normalize: shownDay, restrict: DATE_CHARACTERS });
  return (
    <InputFrame
      field={field}
      label={label}
      required={required}
      hint={hint}
      inputMode="numeric"
      placeholder="ДД.ММ.ГГГГ"
      maxLength={30}
      autoComplete={autoComplete}
      disabled={disabled}
      value={isIsoDay(field.value) ? formatDate(field.value) : inputText(field.value)}
      {...entry}
    />
  );
}

/** A day as `2026-12-01`, in descriptions of forms. */
export const date = fieldKind<string, DateFieldProps>(DateField);
