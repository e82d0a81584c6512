import { fieldKind, type Named } from '../description/fieldKind';
import { confirmed } from '../validators/equality';
import { PasswordField } from './PasswordField';

export interface RepeatPasswordFieldProps {
  /** Name of the field with the password that is repeated here. */
  passwordField: string;
  label?: string | undefined;
}

/** The password once more; a change of either field validates it again. */
export function RepeatPasswordField({
  name,
  passwordField,
  label = 'Повторите пароль',
}: Named<RepeatPasswordFieldProps>) {
  return (
    <PasswordField
      name={name}
      label={label}
      required
      validate={confirmed(passwordField, 'Пароли не совпадают')}
      autoComplete="new-password"
    />
  );
}

/** A password once more, in descriptions of forms. */
export const repeatPassword = fieldKind<string, RepeatPasswordFieldProps>(RepeatPasswordField, {
  secret: true,
});
