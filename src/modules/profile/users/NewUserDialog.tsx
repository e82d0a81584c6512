import './NewUserDialog.css';
import type { ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { useCreateUserMutation } from '../../../api/endpoints/user';
import { toApiError } from '../../../api/errors';
import { CheckboxField } from '../../../forms/field/CheckboxField';
import { EmailField } from '../../../forms/person/EmailField';
import { FormModal } from '../../../forms/form/FormModal';
import { FormShell } from '../../../forms/form/FormShell';
import { personNameFields } from '../../../forms/person/personName';
import { PersonNameFields } from '../../../forms/person/PersonNameFields';
import { PhoneField } from '../../../forms/person/PhoneField';
import { resetForm } from '../../../forms/form/resetForm';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import { toast } from '../../../shell/toast/toasts';
import { newUserFailure, newUserOf, NEW_USER_VALUES, type NewUserValues } from './newUserForm';
import { grantableRoles } from './knownRoles';
import { fullName } from './userName';

const WIDTHS = { sm: '10/12', md: 623 } as const;
const KEPT = ['email', ...personNameFields, 'mobilePhone', 'roles'];

export interface NewUserDialogProps {
  /** The owner of the cabinet adds the user, and may make another owner. */
  ofOwner: boolean;
}

/** «Добавить пользователя»: a colleague who gets a temporary password by e-mail. */
export default function NewUserDialog({
  props: { ofOwner },
  close,
}: ModalContentProps<NewUserDialogProps>) {
  const [createUser] = useCreateUserMutation();
  const submit = async (values: NewUserValues) => {
    const { error } = await createUser({ newUser: newUserOf(values) });
    if (error !== undefined) return newUserFailure(toApiError(error));
    toast.success(
      `Пользователь ${fullName(values)} добавлен. Временный пароль отправлен на ${values.email}`,
    );
    close();
    return undefined;
  };
  return (
    <FormShell<NewUserValues>
      name="new-user"
      initialValues={NEW_USER_VALUES}
      keep={KEPT}
      onSubmit={submit}
      renderFrame={(form) => <NewUserFrame close={close}>{form}</NewUserFrame>}
    >
      <EmailField
        name="email"
        required
        autoComplete="off"
        hint="Она же логин. На неё придёт временный пароль."
      />
      <PersonNameFields of="other" />
      <PhoneField name="mobilePhone" autoComplete="off" />
      <fieldset className="new-user__roles">
        <legend className="field__label">Роли</legend>
        {grantableRoles(ofOwner).map(({ id, name, opens }) => (
          <CheckboxField key={id} name={`roles.${id}`} label={name}>
            {name}
            <span className="new-user__opens">{opens}</span>
          </CheckboxField>
        ))}
      </fieldset>
    </FormShell>
  );
}

/** What is cancelled is forgotten. */
function NewUserFrame({ close, children }: { close: () => void; children: ReactNode }) {
  const form = useForm('NewUserFrame');
  const dismiss = () => {
    resetForm(form);
    close();
  };
  return (
    <FormModal
      title="Добавить пользователя"
      widths={WIDTHS}
      submitLabel="Добавить"
      onDismiss={dismiss}
    >
      {children}
    </FormModal>
  );
}
