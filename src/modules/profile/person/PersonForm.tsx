import './PersonForm.css';
import { useForm, useFormState } from 'react-final-form';
import type { User } from '../../../api/endpoints/user';
import { CheckboxField } from '../../../forms/CheckboxField';
import { FieldFrame } from '../../../forms/FieldFrame';
import { FormShell } from '../../../forms/FormShell';
import { PhoneField } from '../../../forms/PhoneField';
import { resetForm } from '../../../forms/resetForm';
import { SubmitButton, useSubmitting } from '../../../forms/SubmitButton';
import { TextField } from '../../../forms/TextField';
import { useFieldValue } from '../../../forms/useFieldValue';
import { email, maxLength } from '../../../forms/validators/text';
import { LeaveGuard } from '../../../shell/LeaveGuard';
import { Button } from '../../../ui/Button';
import { TextInput } from '../../../ui/TextInput';
import { PERSON_FIELDS, personForm, type PersonForm as Values } from './personForm';
import { useSavePerson } from './useSavePerson';

const nameLength = maxLength(100);

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
        <TextField
          name="lastname"
          label="Фамилия"
          required
          trim
          validate={nameLength}
          autoComplete="family-name"
        />
        <TextField
          name="firstname"
          label="Имя"
          required
          trim
          validate={nameLength}
          autoComplete="given-name"
        />
        <Middlename />
        <PhoneField name="mobilePhone" required={initial.mobilePhone !== undefined} />
        <TextField
          name="email"
          label="Электронная почта"
          required={initial.email !== undefined}
          trim
          validate={email}
          type="email"
          autoComplete="email"
        />
      </div>
      <LeaveGuard inTab message="Изменения в ваших данных не сохранены и пропадут." />
      <Actions />
    </FormShell>
  );
}

function Middlename() {
  const none = useFieldValue('noMiddlename') === true;
  return (
    <>
      {none ? (
        // No field of the form: what was typed waits for the tick to go, and counts as no change.
        <FieldFrame id="person-no-middlename" label="Отчество" error={undefined}>
          <TextInput id="person-no-middlename" disabled />
        </FieldFrame>
      ) : (
        <TextField
          name="middlename"
          label="Отчество"
          required
          trim
          validate={nameLength}
          autoComplete="additional-name"
        />
      )}
      <div className="person-form__none">
        <CheckboxField name="noMiddlename" label="Нет отчества" />
      </div>
    </>
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
