import { fieldKind, type Named } from '../description/fieldKind';
import { confirmed } from '../validators/equality';
import { PasswordField } from './PasswordField';

export interface RepeatPasswordFieldProps {
  /** Name of the field with the password to repeat. */
  passwordField: string;
}

/** The repeated password; a change of either field validates it again. */
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

/** A repeated password, for descriptions of forms. */
export const repeatPassword = fieldKind<string, RepeatPasswordFieldProps>(RepeatPasswordField, {
  secret: true,
});
