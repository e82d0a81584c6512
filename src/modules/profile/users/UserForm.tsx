import { useUpdateUserMutation } from '../../../api/endpoints/colleagues';
import type { User } from '../../../api/endpoints/user';
import { FormShell } from '../../../forms/FormShell';
import { PhoneField } from '../../../forms/PhoneField';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextField } from '../../../forms/TextField';
import { email } from '../../../forms/validators/text';
import { LeaveGuard } from '../../../shell/LeaveGuard';
import { toast } from '../../../shell/toasts';
import { Card } from '../../../ui/Card';
import { nameRule } from './personFields';
import { userUpdateOf, userValuesOf, type UserValues } from './userForm';

const FIELDS = ['lastname', 'firstname', 'middlename', 'mobilePhone', 'email'];
const NAME = { validate: nameRule, trim: true, autoComplete: 'off' } as const;

/** Name and contacts of a user. */
export function UserForm({ user }: { user: User }) {
  const [updateUser] = useUpdateUserMutation();
  const submit = async (values: UserValues) => {
    const { error } = await updateUser({ id: user.id, userUpdate: userUpdateOf(values) });
    if (error === undefined) toast.success('Данные пользователя сохранены');
    return error;
  };
  return (
    <Card title="Данные" headingLevel={2}>
      <FormShell<UserValues>
        name={`user-${user.id}`}
        initialValues={userValuesOf(user)}
        keep={FIELDS}
        onSubmit={submit}
      >
        <LeaveGuard />
        <TextField name="lastname" label="Фамилия" required {...NAME} />
        <TextField name="firstname" label="Имя" required {...NAME} />
        <TextField name="middlename" label="Отчество" {...NAME} />
        <PhoneField name="mobilePhone" required={Boolean(user.mobilePhone)} />
        <TextField
          name="email"
          label="Электронная почта"
          type="email"
          inputMode="email"
          autoComplete="off"
          required={Boolean(user.email)}
          trim
          validate={email}
        />
        <div>
          <SubmitButton>Сохранить</SubmitButton>
        </div>
      </FormShell>
    </Card>
  );
}
