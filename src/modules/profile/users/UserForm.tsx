import type { User } from '../../../api/endpoints/user';
import { EmailField } from '../../../forms/person/EmailField';
import { FormShell } from '../../../forms/form/FormShell';
import { personNameFields } from '../../../forms/person/personName';
import { PersonNameFields } from '../../../forms/person/PersonNameFields';
import { PhoneField } from '../../../forms/person/PhoneField';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { toast } from '../../../shell/toast/toasts';
import { Card } from '../../../ui/card/Card';
import { useSaveUser } from './useSaveUser';
import { typedPerson, userValuesOf, type UserValues } from './userForm';

const FIELDS = [...personNameFields, 'mobilePhone', 'email'];

/** Name and contacts of a user. */
export function UserForm({ user }: { user: User }) {
  const save = useSaveUser();
  const submit = async (values: UserValues) => {
    await save(user, typedPerson(values));
    toast.success('Данные пользователя сохранены');
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
