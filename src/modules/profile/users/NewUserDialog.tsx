import './NewUserDialog.css';
import { userSearchApi } from '../../../api/endpoints/userSearch';
import type { User } from '../../../api/endpoints/user';
import { toApiError } from '../../../api/errors';
import { GroupLabel } from '../../../forms/field/FieldFrame';
import { FormDialog } from '../../../shell/modal/FormDialog';
import { useToast } from '../../../shell/toast/toasts';
import type { KnownRole } from '../../../domain/roles';
import type { ModalContentProps } from '../../../shell/modal/modalContent';
import { Note } from '../../../ui/state/Note';
import { grantableRoles } from './roleSwitches';
import { newUserFailure, newUserForm, type NewUserValues } from './newUserForm';
import { fullName, userStatus } from './shownUser';
import { confirmedText, notConfirmedText } from './useConfirmUser';
import { personOf } from './userForm';
import { useSaveUser } from './useSaveUser';

/** Milliseconds until the reminder closes by itself; it covers the button that adds the next user. */
const REMIND_MS = 10_000;

const WIDTHS = { sm: '10/12', md: 623 } as const;
const initialValues = newUserForm.read();
const { fields } = newUserForm;

export interface NewUserDialogProps {
  /** True if the owner of the cabinet adds the user: only owners can add another owner. */
  ofOwner: boolean;
}

/** «Добавить пользователя»: adds a colleague, who gets a temporary password by e-mail. */
export default function NewUserDialog({
  props: { ofOwner },
  close,
}: ModalContentProps<NewUserDialogProps>) {
  const [createUser] = userSearchApi.useCreateUserMutation();
  const save = useSaveUser();
  const toast = useToast();
  /** Confirms the new user; a message shows the result, because the dialog is already closed. */
  const confirmAdded = (user: User) =>
    save(user, personOf(user), true).then(
      () => toast.success(confirmedText(user)),
      (failure: unknown) => toast.error(notConfirmedText(user, toApiError(failure))),
    );
  const submit = async (values: NewUserValues) => {
    const { data, error } = await createUser({ newUser: newUserForm.write(values) });
    if (error !== undefined) throw newUserFailure(toApiError(error));
    const added = `Пользователь ${fullName(values)} добавлен. Временный пароль отправлен на ${values.email}`;
    if (data === undefined || userStatus(data) !== 'unverified') toast.success(added);
    else {
      const text = `${added}. Осталось подтвердить пользователя: до этого разделы кабинета для него закрыты.`;
      const reminder = toast.offer(text, {
        label: 'Подтвердить',
        onPress: () => void confirmAdded(data),
      });
      setTimeout(toast.close, REMIND_MS, reminder);
    }
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
      <Note tone="info">
        Нового пользователя нужно подтвердить: до этого разделы кабинета для него закрыты. Кнопка
        «Подтвердить» появится сразу после добавления, она есть и на странице пользователя.
      </Note>
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
        <span className="block text-xs text-muted">{opens}</span>
      </Field>
    )
  );
}
