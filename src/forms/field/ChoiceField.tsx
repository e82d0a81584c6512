import type { FieldWords, Named } from '../description/fieldKind';
import { RadioGroup, type RadioOption } from '../../ui/input/RadioGroup';
import { Asterisk, FieldMessage, describedBy } from './FieldFrame';
import { fieldRules } from './TextField';
import { useFormField } from './useFormField';

export interface ChoiceFieldProps extends Omit<FieldWords, 'hint'> {
  options: readonly RadioOption<string>[];
}

/** Radio buttons of a form. A click completes the input, so an error appears at once, not on blur. */
export function ChoiceField({ name, label, options, required, validate }: Named<ChoiceFieldProps>) {
  const field = useFormField(name, {
    label,
    validate: fieldRules(required, validate),
    validateOnInput: true,
  });
  return (
    <div className="field flex flex-col min-w-0">
      <RadioGroup
        id={field.id}
        name={field.id}
        legend={
          <>
            {label}
            {required && <Asterisk />}
          </>
        }
        options={options}
        value={typeof field.value === 'string' ? field.value : undefined}
        required={required}
        invalid={field.error !== undefined}
        describedBy={describedBy(field.id, undefined, field.error)}
        onChange={field.change}
        onFocus={field.focus}
        onBlur={field.blur}
      />
      <FieldMessage id={field.id} error={field.error} />
    </div>
  );
}
