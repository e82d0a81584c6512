import './PasswordField.css';
import { useState, type KeyboardEvent } from 'react';
import { useFormState } from 'react-final-form';
import { IconButton } from '../../ui/button/IconButton';
import { TextInput } from '../../ui/input/TextInput';
import { fieldKind, type FieldWords, type Named } from '../description/fieldKind';
import { FieldFrame } from '../field/FieldFrame';
import { fieldRules } from '../field/TextField';
import { inputProps } from '../field/InputFrame';
import { useFormField } from '../field/useFormField';
import { eyeIcon, eyeSlashIcon } from '../../ui/icon/signInIcons';

export interface PasswordFieldProps extends FieldWords {
  /** Makes password managers fill in the current password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field. It can show the password, warns about Caps Lock, and its value is never kept by the form. */
export function PasswordField({
  name,
  label,
  required,
  validate,
  hint,
  autoComplete,
}: Named<PasswordFieldProps>) {
  const field = useFormField(name, { label, validate: fieldRules(required, validate) });
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  // Hidden during the submit, because browsers offer to save a password only if the field's type is `password` then.
  const visible = shown && submitting !== true;
  return (
    <FieldFrame id={field.id} label={label} required={required} hint={hint} error={field.error}>
      <div className="password-field relative">
        <TextInput
          {...inputProps(field, required, hint)}
          className="password-field__input"
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => {
            setCapsLock(false);
            field.blur();
          }}
        />
        <IconButton
          className="password-field__reveal absolute"
          icon={visible ? eyeSlashIcon : eyeIcon}
          label={visible ? 'Скрыть пароль' : 'Показать пароль'}
          aria-controls={field.id}
          onClick={() => {
            setShown(!shown);
          }}
        />
      </div>
      <output className="password-field__caps text-warning text-xs">
        {capsLock && 'Включён Caps Lock'}
      </output>
    </FieldFrame>
  );
}

export const password = fieldKind<string, PasswordFieldProps>(PasswordField, { secret: true });
