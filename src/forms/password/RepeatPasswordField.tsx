import { fieldKind, type Named } from '../description/fieldKind';
import { confirmed } from '../validators/equality';
import { PasswordField } from './PasswordField';

export interface RepeatPasswordFieldProps {
  /** Name of the field with the password to repeat. */
  passwordField: string;
}

/** A field for the repeated password; it is validated again when either field changes. */
export function RepeatPasswordField({ name, passwordField }: Named<RepeatPasswordFieldProps>) {
  return (
    <PasswordField
      name={name}
      label="Повторите пароль"
      required
      validate={confirmed(passwordField, 'Пароли не совпадают')}
      autoComplete="new-password"
    />
  );
}

export const repeatPassword = fieldKind<string, RepeatPasswordFieldProps>(RepeatPasswordField, {
  secret: true,
});
