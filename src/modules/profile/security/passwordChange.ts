import type { PasswordChange } from '../../../api/endpoints/auth';
import { defineForm } from '../../../forms/description/defineForm';
import { newPassword as chosen } from '../../../forms/password/NewPasswordField';
import { password } from '../../../forms/password/PasswordField';
import { repeatPassword } from '../../../forms/password/RepeatPasswordField';

/** The fields of «Смена пароля» as they are typed. */
export interface PasswordFormValues {
  oldPassword: string;
  newPassword: string;
  repeat: string;
}

/** What is sent: the repetition was for the person's eyes only. */
export function passwordChangeOf({ oldPassword, newPassword }: PasswordFormValues): PasswordChange {
  return { oldPassword, newPassword };
}

/** «Смена пароля»; the layout adds the generator. */
export const passwordForm = defineForm<PasswordFormValues>()({
  name: 'password',
  unsent: 'Пароль не изменён',
  fields: {
    oldPassword: password({
      label: 'Текущий пароль',
      required: true,
      autoComplete: 'current-password',
    }),
    newPassword: chosen({ repeatField: 'repeat' }),
    repeat: repeatPassword({ passwordField: 'newPassword' }),
  },
  write: passwordChangeOf,
});
