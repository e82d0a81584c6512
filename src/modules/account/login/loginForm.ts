import { defineForm } from '../../../forms/description/defineForm';
import { text } from '../../../forms/field/TextField';
import { password } from '../../../forms/password/PasswordField';
import type { Credentials } from '../../../session/signIn';

export const loginForm = defineForm<Credentials>()({
  name: 'login',
  unsent: 'Вход не выполнен',
  fields: {
    username: text({
      label: 'Логин',
      required: true,
      trim: true,
      autoComplete: 'username',
      autoCapitalize: 'none',
      spellCheck: false,
    }),
    password: password({
      label: 'Пароль',
      required: true,
      autoComplete: 'current-password',
    }),
  },
});
