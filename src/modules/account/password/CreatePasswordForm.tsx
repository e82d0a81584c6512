import '../AccountPage.css';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { useAppDispatch } from '../../../session/appStore';
import { signOut } from '../../../session/signOut';
import { suggestPassword } from '../../../session/suggestPassword';
import { Button } from '../../../ui/button/Button';
import { defineForm } from '../../../forms/description/defineForm';
import { newPassword } from '../../../forms/password/NewPasswordField';
import { repeatPassword } from '../../../forms/password/RepeatPasswordField';

interface PasswordValues {
  newPassword: string;
  repeatPassword: string;
}

/** The form of /create-password; the layout adds the generator. */
const createPasswordForm = defineForm<PasswordValues>()({
  name: 'create-password',
  unsent: 'Пароль не сохранён',
  fields: {
    newPassword: newPassword({ repeatField: 'repeatPassword' }),
    repeatPassword: repeatPassword({ passwordField: 'newPassword' }),
  },
  write: ({ newPassword: chosen }: PasswordValues) => chosen,
});

const { newPassword: NewPassword, repeatPassword: RepeatPassword } = createPasswordForm.fields;

export interface CreatePasswordFormProps {
  /** Login of the user, shown and given to password managers; null if unknown. */
  username: string | null;
  /** True if the server requires a new password before anything else. */
  demanded?: boolean;
  /** True if there was no password before. */
  first?: boolean;
  /** Rejects with an `ApiError` if the server refuses the password. */
  onSubmit: (newPassword: string) => Promise<void>;
  /** Called when the password is saved, unless the user has left the page. */
  onSaved: () => unknown;
}

export function CreatePasswordForm({
  username,
  demanded = false,
  first = false,
  onSubmit,
  onSaved,
}: CreatePasswordFormProps) {
  const dispatch = useAppDispatch();
  return (
    <div className="account-page grid gap-4">
      <h1>Новый пароль</h1>
      {demanded && <p className="text-muted">Чтобы продолжить работу, смените пароль.</p>}
      {first && <p className="text-muted">Придумайте пароль для входа в кабинет.</p>}
      {username !== null && (
        <p className="text-muted">
          Логин: <span className="text-default font-medium wrap-anywhere">{username}</span>
        </p>
      )}
      <FormShell
        form={createPasswordForm}
        onSubmit={(values) => onSubmit(createPasswordForm.write(values))}
        onSent={onSaved}
      >
        {username !== null && (
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={username}
            readOnly
            hidden
          />
        )}
        <NewPassword generate={() => dispatch(suggestPassword())} />
        <RepeatPassword />
        <SubmitButton size="lg" wide>
          Сохранить пароль
        </SubmitButton>
      </FormShell>
      <p>
        {demanded ? (
          <Button variant="outlined" onClick={() => void dispatch(signOut())}>
            Выйти
          </Button>
        ) : (
          <Link to={paths.login}>Вернуться ко входу</Link>
        )}
      </p>
    </div>
  );
}
