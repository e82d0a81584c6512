import { useState, type ReactNode } from 'react';
import { groupedSum, kopeksOf, plainSum, typedSum } from '../../lib/typedKopeks';
import { TextInput } from '../../ui/input/TextInput';
import { fieldKind, type Named } from '../description/fieldKind';
import { kopeks as kopeksRule, kopeksWithin } from '../validators/kopeks';
import { firstFailing, type Validator } from '../validators/validator';
import { FieldFrame } from './FieldFrame';
import { inputProps, inputText } from './inputProps';
import { fieldRules } from './TextField';
import { useFormField } from './useFormField';
import { useTextEntry } from './useTextEntry';

export interface KopeksFieldProps {
  label: string;
  required?: boolean | undefined;
  /** Smallest and largest sum in kopeks; both belong to the range. */
  min?: number | undefined;
  max?: number | undefined;
  /** One more rule; it gets kopeks. */
  validate?: Validator<string> | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

const SUM_CHARACTERS = /[0-9.,\s]/;

/**
 * A sum in roubles. The form holds whole kopeks as a number; what is no sum is held as typed, and
 * refused. `1234,5` while it is typed, `1 234,50` when the field was left.
 */
export function KopeksField({
  name,
  label,
  required,
  min,
  max,
  validate,
  hint,
  disabled,
}: Named<KopeksFieldProps>) {
  const rules = [kopeksRule, kopeksWithin(min, max), ...(validate ? [validate] : [])];
  const field = useFormField(name, {
    label,
    validate: fieldRules(required, firstFailing<string>(...rules)),
  });
  // What is being typed: kopeks do not remember a comma that nothing stands behind yet.
  const [typed, setTyped] = useState<string>();
  const change = (value: unknown) => {
    const text = inputText(value);
    setTyped(text);
    field.change(kopeksOf(text) ?? text);
  };
  const entry = useTextEntry({ change }, { normalize: plainSum, restrict: SUM_CHARACTERS });
  const input = inputProps(field, required, hint);
  const { value } = field;
  const left = typeof value === 'number' ? groupedSum(value) : input.value;
  return (
    <FieldFrame id={field.id} label={label} required={required} hint={hint} error={field.error}>
      <TextInput
        {...input}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        maxLength={40}
        disabled={disabled}
        value={typed ?? left}
        {...entry}
        onFocus={({ currentTarget }) => {
          if (typeof value === 'number') showForTyping(currentTarget, typedSum(value));
          setTyped(typeof value === 'number' ? typedSum(value) : input.value);
          field.focus();
        }}
        onBlur={() => {
          setTyped(undefined);
          field.blur();
        }}
      />
    </FieldFrame>
  );
}

/** At once, not with the next rendering: a listener of the focus finds the text it will work on. */
function showForTyping(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  input.value = text;
  if (!input.matches(':active')) input.select();
}

/** Whole kopeks, in descriptions of forms. */
export const kopeks = fieldKind<number, KopeksFieldProps>(KopeksField);
