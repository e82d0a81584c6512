import { useState } from 'react';
import { groupedSum, kopeksOf, plainSum, typedSum } from '../../lib/typedKopeks';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { kopeks as kopeksRule, kopeksWithin } from '../validators/kopeks';
import { InputFrame, inputText } from './InputFrame';
import { fieldRules } from './TextField';
import { useFormField } from './useFormField';
import { useTextEntry } from './useTextEntry';

/**
 * Replaces the formatted text of a field by the editable text. Does so at once, not in the next render, because an
 * extension or the browser's autofill may focus a field and change its text in one step. Selects the whole text, as
 * after Tab or `select()`, except on a mouse press, which sets the caret after the focus.
 */
export function showForTyping(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  input.value = text;
  if (!input.matches(':active')) input.select();
}

/** `validate` gets kopeks. */
export interface KopeksFieldProps extends FieldWords {
  /** Smallest and largest allowed sum, in kopeks. */
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * A sum in roubles. The form's value is whole kopeks. Text that is not a sum stays as typed and is an error: if the
 * sign were dropped, «-100» would become a hundred. The text is `1234,5` while typing and `1 234,50` after blur.
 */
export function KopeksField({
  name,
  label,
  required,
  min,
  max,
  validate,
  hint,
}: Named<KopeksFieldProps>) {
  const field = useFormField(name, {
    label,
    validate: fieldRules(required, kopeksRule, kopeksWithin(min, max), validate),
  });
  // The text while it is typed: kopeks as a number cannot represent a comma without digits after it.
  const [typed, setTyped] = useState<string>();
  const change = (value: unknown) => {
    const text = inputText(value);
    setTyped(text);
    field.change(kopeksOf(text) ?? text);
  };
  const entry = useTextEntry({ change }, { normalize: plainSum });
  const { value } = field;
  const left = typeof value === 'number' ? groupedSum(value) : inputText(value);
  return (
    <InputFrame
      field={field}
      label={label}
      required={required}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0,00"
      maxLength={40}
      value={typed ?? left}
      {...entry}
      onFocus={({ currentTarget }) => {
        const text = typeof value === 'number' ? typedSum(value) : inputText(value);
        showForTyping(currentTarget, text);
        setTyped(text);
        field.focus();
      }}
      onBlur={() => {
        setTyped(undefined);
        field.blur();
      }}
    />
  );
}

export const kopeks = fieldKind<number, KopeksFieldProps>(KopeksField);
