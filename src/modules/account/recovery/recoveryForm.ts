import { defineForm } from '../../../forms/description/defineForm';
import { text } from '../../../forms/field/TextField';
import { maxLength } from '../../../forms/validators/text';

export interface RecoveryValues {
  username: string;
}

export const recoveryForm = defineForm<RecoveryValues>()({
  name: 'recovery',
  unsent: 'Код не отправлен',
  fields: {
    username: text({
      label: 'Логин',
      required: true,
      trim: true,
      validate: maxLength(254),
      autoComplete: 'username',
      autoCapitalize: 'none',
      spellCheck: false,
    }),
  },
});
