import { defineForm } from '../../../forms/description/defineForm';
import { newPassword } from '../../../forms/password/NewPasswordField';
import { repeatPassword } from '../../../forms/password/RepeatPasswordField';

interface PasswordValues {
  newPassword: string;
  repeatPassword: string;
}

/** The form of /create-password; the layout adds the generator. */
export const createPasswordForm = defineForm<PasswordValues>()({
  name: 'create-password',
  unsent: 'Пароль не сохранён',
  fields: {
    newPassword: newPassword({ repeatField: 'repeatPassword' }),
    repeatPassword: repeatPassword({ passwordField: 'newPassword' }),
  },
  write: ({ newPassword: chosen }: PasswordValues) => chosen,
});
