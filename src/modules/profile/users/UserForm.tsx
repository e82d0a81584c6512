import { useUpdateUserMutation } from '../../../api/endpoints/colleagues';
import type { User } from '../../../api/endpoints/user';
import { EmailField } from '../../../forms/EmailField';
import { FormShell } from '../../../forms/FormShell';
import { personNameFields } from '../../../forms/personName';
import { PersonNameFields } from '../../../forms/PersonNameFields';
import { PhoneField } from '../../../forms/PhoneField';
import { SubmitButton } from '../../../forms/SubmitButton';
import { LeaveGuard } from '../../../shell/LeaveGuard';
import { toast } from '../../../shell/toasts';
import { Card } from '../../../ui/Card';
import { userUpdateOf, userValuesOf, type UserValues } from './userForm';

const FIELDS = [...personNameFields, 'mobilePhone', 'email'];

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
        <PersonNameFields of="other" />
        <PhoneField name="mobilePhone" required={Boolean(user.mobilePhone)} autoComplete="off" />
        <EmailField name="email" autoComplete="off" required={Boolean(user.email)} />
        <div>
          <SubmitButton>Сохранить</SubmitButton>
        </div>
      </FormShell>
    </Card>
  );
}
