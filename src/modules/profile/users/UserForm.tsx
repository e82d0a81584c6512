import type { User } from '../../../api/endpoints/user';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { useToast } from '../../../shell/toast/toasts';
import { Card } from '../../../ui/card/Card';
import { typedPerson, userForm, type UserValues } from './userForm';
import { useSaveUser } from './useSaveUser';

const { fields } = userForm;

export function UserForm({ user }: { user: User }) {
  const save = useSaveUser();
  const toast = useToast();
  const submit = async (values: UserValues) => {
    await save(user, typedPerson(values));
    toast.success('Данные пользователя сохранены');
  };
  return (
    <Card title="Данные" headingLevel={2}>
      <FormShell
        form={userForm}
        instance={user.id}
        initialValues={userForm.read(user)}
        onSubmit={submit}
      >
        <LeaveGuard />
        <fields.lastname />
        <fields.firstname />
        <fields.middlename />
        <fields.mobilePhone />
        <fields.email required={Boolean(user.email)} />
        <div>
          <SubmitButton>Сохранить</SubmitButton>
        </div>
      </FormShell>
    </Card>
  );
}
