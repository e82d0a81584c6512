import './PersonForm.css';
import { useForm, useFormState } from 'react-final-form';
import type { User } from '../../../api/endpoints/user';
import { EmailField } from '../../../forms/person/EmailField';
import { FormShell } from '../../../forms/form/FormShell';
import { PersonNameFields } from '../../../forms/person/PersonNameFields';
import { PhoneField } from '../../../forms/person/PhoneField';
import { resetForm } from '../../../forms/form/resetForm';
import { SubmitButton, useSubmitting } from '../../../forms/form/SubmitButton';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard';
import { Button } from '../../../ui/button/Button';
import { PERSON_FIELDS, personForm, type PersonForm as Values } from './personForm';
import { useSavePerson } from './useSavePerson';

/** Name and contacts of the signed-in person. */
export function PersonForm({ user }: { user: User }) {
  const save = useSavePerson(user);
  const initial = personForm(user);
  return (
    <FormShell<Values>
      name="person"
      initialValues={initial}
      keep={PERSON_FIELDS}
      onSubmit={save}
      className="person-form"
    >
      <div className="person-form__fields">
        <PersonNameFields of="self" />
        <PhoneField name="mobilePhone" required={initial.mobilePhone !== undefined} />
        <EmailField name="email" required={initial.email !== undefined} />
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
