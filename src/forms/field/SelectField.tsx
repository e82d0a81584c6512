import { Select } from '../../ui/input/Select';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { FieldFrame } from './FieldFrame';
import { inputProps } from './InputFrame';
import { fieldRules } from './TextField';
import { useFormField } from './useFormField';

export interface SelectFieldProps extends FieldWords {
  /** Options; they may load later than the form. */
  options: readonly { value: string; label: string }[];
}

/** A select, for a list that is too long for radio buttons. Keeps a value that is not in the list. */
export function SelectField({
  name,
  label,
  options,
  required,
  validate,
  hint,
}: Named<SelectFieldProps>) {
  const field = useFormField(name, {
    label,
    validate: fieldRules(required, validate),
    validateOnInput: true,
  });
  const { invalid, ...input } = inputProps(field, required, hint);
  const isKnown = input.value === '' || options.some(({ value }) => value === input.value);
  return (
    <FieldFrame id={field.id} label={label} required={required} hint={hint} error={field.error}>
      <Select {...input} {...(invalid && { 'aria-invalid': true })}>
        <option value="">Выберите</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        {!isKnown && <option value={input.value}>Выбранное ранее</option>}
      </Select>
    </FieldFrame>
  );
}

/** Describes a select. Options that load later than the form are passed when the field is rendered. */
export const select = fieldKind<string, SelectFieldProps>(SelectField);
