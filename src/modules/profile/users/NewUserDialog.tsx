import './NewUserDialog.css';
import { userSearchApi } from '../../../api/endpoints/userSearch';
import { toApiError } from '../../../api/errors';
import { GroupLabel } from '../../../forms/field/FieldFrame';
import { FormDialog } from '../../../shell/leave/FormDialog';
import { toast } from '../../../shell/toast/toasts';
import type { KnownRole } from '../../../domain/roles';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import { grantableRoles } from './roleSwitches';
import { newUserFailure, newUserForm, type NewUserValues } from './newUserForm';
import { fullName } from './shownUser';

const WIDTHS = { sm: '10/12', md: 623 } as const;
const initialValues = newUserForm.read();
const { fields } = newUserForm;

export interface NewUserDialogProps {
  /** The owner of the cabinet adds the user, and may make another owner. */
  ofOwner: boolean;
}

/** «Добавить пользователя»: a colleague who gets a temporary password by e-mail. */
export default function NewUserDialog({
  props: { ofOwner },
  close,
}: ModalContentProps<NewUserDialogProps>) {
  const [createUser] = userSearchApi.useCreateUserMutation();
  const submit = async (values: NewUserValues) => {
    const { error } = await createUser({ newUser: newUserForm.write(values) });
    if (error !== undefined) throw newUserFailure(toApiError(error));
    toast.success(
      `Пользователь ${fullName(values)} добавлен. Временный пароль отправлен на ${values.email}`,
    );
  };
  return (
    <FormDialog
      form={newUserForm}
      initialValues={initialValues}
      title="Добавить пользователя"
      widths={WIDTHS}
      submitLabel="Добавить"
      onSubmit={submit}
      onSent={() => close()}
      onDismiss={() => close()}
    >
      <fields.email />
      <fields.lastname />
      <fields.firstname />
      <fields.middlename />
      <fields.mobilePhone />
      <fieldset className="new-user__roles">
        <GroupLabel>Роли</GroupLabel>
        {grantableRoles(ofOwner).map((role) => (
          <RoleChoice key={role.id} {...role} />
        ))}
      </fieldset>
    </FormDialog>
  );
}

function RoleChoice({ id, name, opens }: KnownRole) {
  const Field = fields.roles[id];
  return (
    Field && (
      <Field>
        {name}
        <span className="new-user__opens">{opens}</span>
      </Field>
    )
  );
}
