import { Checkbox } from '../../ui/input/Checkbox';
import { fieldKind, type Named } from '../description/fieldKind';
import type { Validator } from '../validators/validator';
import { describedBy, FieldMessage, GroupLabel } from './FieldFrame';
import { useFormField } from './useFormField';

export interface ChoicesOption {
  value: string;
  label: string;
}

export interface ChoicesFieldProps {
  label: string;
  options: readonly ChoicesOption[];
  validate?: Validator<string> | undefined;
}

/** Returns the checked values; an empty list for any value that is not a list of texts. */
export function chosenValues(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** A group of checkboxes; the form's value is the list of checked values. */
export function ChoicesField({ name, label, options, validate }: Named<ChoicesFieldProps>) {
  const field = useFormField(name, { label, validate, validateOnInput: true });
  const chosen = chosenValues(field.value);
  return (
    <fieldset
      id={field.id}
      className="field flex flex-col min-w-0"
      aria-describedby={describedBy(field.id, undefined, field.error)}
    >
      <GroupLabel>{label}</GroupLabel>
      <div className="grid gap-2 mt-2">
        {options.map((option) => (
          <label key={option.value} className="flex items-start cursor-pointer gap-10px">
            <Checkbox
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              onFocus={field.focus}
              onBlur={field.blur}
              onChange={({ target }) =>
                field.change(
                  target.checked
                    ? [...chosen, option.value]
                    : chosen.filter((one) => one !== option.value),
                )
              }
            />
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={field.id} error={field.error} />
    </fieldset>
  );
}

export const choices = fieldKind<string[], ChoicesFieldProps>(ChoicesField);
