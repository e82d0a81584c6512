import './PersonForm.css';
import { useForm, useFormState } from 'react-final-form';
import type { User } from '../../../api/endpoints/user';
import { FormShell } from '../../../forms/form/FormShell';
import { OwnNameFields } from '../../../forms/person/OwnNameFields';
import { resetForm } from '../../../forms/form/resetForm';
import { SubmitButton, useSubmitting } from '../../../forms/form/SubmitButton';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { Button } from '../../../ui/button/Button';
import { ownPersonForm } from './personForm';
import { useSavePerson } from './useSavePerson';

const { fields } = ownPersonForm;

/** Name and contacts of the signed-in person. */
export function PersonForm({ user }: { user: User }) {
  const save = useSavePerson(user);
  const initial = ownPersonForm.read(user);
  return (
    <FormShell form={ownPersonForm} initialValues={initial} onSubmit={save} className="person-form">
      <div className="person-form__fields">
        <OwnNameFields fields={fields} />
        <fields.mobilePhone required={initial.mobilePhone !== undefined} />
        <fields.email required={initial.email !== undefined} />
      </div>
      <LeaveGuard inTab message="Изменения в ваших данных не сохранены и пропадут." />
      <Actions />
    </FormShell>
  );
}

function Actions() {
  const form = useForm('PersonForm');
  const { dirty } = useFormState({ subscription: { dirty: true } });
  const submitting = useSubmitting();
  return (
    <div className="person-form__actions">
      <SubmitButton>Сохранить</SubmitButton>
      <Button
        variant="outlined"
        {...(dirty !== true && { disabledReason: 'Изменений нет' })}
        disabled={submitting}
        onClick={() => resetForm(form)}
      >
        Отменить изменения
      </Button>
    </div>
  );
}
