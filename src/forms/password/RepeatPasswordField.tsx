import { PasswordField } from './PasswordField';
import { confirmed } from '../validators/equality';

export interface RepeatPasswordFieldProps {
  name: string;
  /** Name of the field with the password that is repeated here. */
  of: string;
  label?: string | undefined;
}

/** The password once more; a change of either field judges it anew. */
export function RepeatPasswordField({
  name,
  of,
  label = 'Повторите пароль',
}: RepeatPasswordFieldProps) {
  return (
    <PasswordField
      name={name}
      label={label}
      required
      validate={confirmed(of, 'Пароли не совпадают')}
      autoComplete="new-password"
    />
  );
}
