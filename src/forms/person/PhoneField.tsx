import { useState } from 'react';
import { formatPhone, normalizeRequisite, phoneExtension } from '../../lib/requisites';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { InputFrame, inputText } from '../field/InputFrame';
import { fieldRules } from '../field/TextField';
import { showForTyping } from '../field/KopeksField';
import { useFormField } from '../field/useFormField';
import { useTextEntry } from '../field/useTextEntry';
import { mobilePhone } from '../validators/requisites';

export interface PhoneFieldProps extends Partial<FieldWords> {
  /** `off` for another person's phone. */
  autoComplete?: 'tel' | 'off' | undefined;
}

const normalize = (raw: string) => normalizeRequisite('mobilePhone', raw);

/**
 * A mobile phone: `+79161234567` as the form's value and while editing, `+7 916 123-45-67` after
 * leaving the field. There is no mask, so the caret does not jump. Pasted text is normalised at
 * once, typed text (`8 916 …`, `916…`) on blur.
 */
export function PhoneField({
  name,
  label = 'Мобильный телефон',
  required,
  validate,
  hint,
  autoComplete = 'tel',
}: Named<PhoneFieldProps>) {
  const [dropped, setDropped] = useState<string>();
  const read = (raw: string) => {
    const extension = phoneExtension(raw);
    if (extension !== undefined) setDropped(extension);
    return normalize(raw);
  };
  const field = useFormField(name, {
    label,
    validate: fieldRules(required, mobilePhone, validate),
    tidy: read,
  });
  const entry = useTextEntry(field, { normalize: read });
  const [focused, setFocused] = useState(false);

  const typed = inputText(field.value);
  return (
    <InputFrame
      field={field}
      label={label}
      required={required}
      hint={hint}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      value={focused ? typed : formatPhone(typed)}
      {...entry}
      onFocus={({ currentTarget }) => {
        showForTyping(currentTarget, typed);
        setFocused(true);
        field.focus();
      }}
      onBlur={({ currentTarget }) => {
        // If the whole window loses the focus, the input stays the active element, and its text must not change under
        // the caret.
        if (document.activeElement !== currentTarget) setFocused(false);
        field.blur();
      }}
      onChange={(event) => {
        setDropped(undefined);
        entry.onChange(event);
      }}
    >
      {/* Rendered even without a text, because screen readers announce only later changes of a live region. */}
      <output>
        {dropped !== undefined && (
          <span className="field__hint text-muted text-xs">
            Добавочный номер {dropped} не сохранён: у мобильного телефона его нет
          </span>
        )}
      </output>
    </InputFrame>
  );
}

export const phone = fieldKind<string, PhoneFieldProps>(PhoneField);
