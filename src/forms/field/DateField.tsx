import { formatDate } from '../../lib/dates';
import { isIsoDay, moscowDay } from '../../lib/isoDay';
import { typedDay } from '../../lib/calendar/typedDate';
import { DateInput } from '../../ui/input/date/DateInput';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { day, dayWithin } from '../validators/day';
import { FieldFrame } from './FieldFrame';
import { inputProps, inputText } from './InputFrame';
import { fieldRules } from './TextField';
import { useFormField } from './useFormField';
import { useTextEntry } from './useTextEntry';

/** `validate` gets the day as `2026-12-01`. */
export interface DateFieldProps extends Omit<FieldWords, 'hint'> {
  /** First and last allowed day, as `2026-12-01`. */
  min?: string | undefined;
  max?: string | undefined;
  /**
   * True for a day in the past, such as a birthday: the calendar ends today, and a two-digit year is never in
   * the future.
   */
  past?: boolean | undefined;
}

/**
 * A date field, typed as ДД.ММ.ГГГГ, with a calendar. The form's value is `2026-12-01` once the day is complete; an
 * incomplete text stays as typed and is an error. The field has no mask, so the caret does not jump.
 */
export function DateField({
  name,
  label,
  required,
  min,
  max,
  past = false,
  validate,
}: Named<DateFieldProps>) {
  const today = moscowDay();
  const latest = past ? today : undefined;
  const isoOrTyped = (typed: string) => typedDay(typed, latest) ?? typed;
  const shownDay = (typed: string) => {
    const iso = typedDay(typed, latest);
    return iso === undefined ? typed : formatDate(iso);
  };
  const field = useFormField(name, {
    label,
    validate: fieldRules(required, day, dayWithin(min, max), validate),
    tidy: isoOrTyped,
  });
  // While the user types, only text in the full format becomes an ISO day; otherwise the text in the field would
  // change.
  const change = (value: unknown) => {
    const typed = inputText(value);
    const iso = typedDay(typed);
    field.change(iso !== undefined && formatDate(iso) === typed ? iso : typed);
  };
  const entry = useTextEntry({ change }, { normalize: shownDay });
  const { onBlur, ...props } = inputProps(field, required, undefined);
  const chosen = isIsoDay(field.value) ? field.value : undefined;
  return (
    <FieldFrame id={field.id} label={label} required={required} error={field.error}>
      <DateInput
        {...props}
        label={label}
        day={chosen}
        today={today}
        min={min}
        max={max ?? latest}
        onChoose={field.change}
        onLeave={onBlur}
        value={chosen === undefined ? inputText(field.value) : formatDate(chosen)}
        {...entry}
      />
    </FieldFrame>
  );
}

export const date = fieldKind<string, DateFieldProps>(DateField);
