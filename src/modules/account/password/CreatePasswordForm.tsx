import '../AccountPage.css';
import { paths } from '../../../domain/paths';
import { FormShell } from '../../../forms/form/FormShell';
import { NewPasswordField } from '../../../forms/password/NewPasswordField';
import { RepeatPasswordField } from '../../../forms/password/RepeatPasswordField';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { useSessionDispatch } from '../../../session/apiRoot';
import { signOut } from '../../../session/lifecycle';
import { suggestPassword } from '../../../session/suggestPassword';
import { Button } from '../../../ui/button/Button';
import { RouterLink } from '../../../ui/navigation/RouterLink';

interface PasswordValues {
  newPassword: string;
  repeatPassword: string;
}

export interface CreatePasswordFormProps {
  /** Whose password it is, also for password managers; null where it is not known. */
  username: string | null;
  /** The server lets the signed-in user do nothing else. */
  demanded?: boolean;
  /** Resolves with an `ApiError` if the server refuses the password. */
  onSubmit: (newPassword: string) => unknown;
}

/** A new password and its repetition. */
export function CreatePasswordForm({
  username,
  demanded = false,
  onSubmit,
}: CreatePasswordFormProps) {
  const dispatch = useSessionDispatch();
  return (
    <div className="account-page">
      <h1>Новый пароль</h1>
      {demanded && <p className="account-page__lead">Чтобы продолжить работу, смените пароль.</p>}
      {username !== null && (
        <p className="account-page__lead">
          Логин: <span className="account-page__login">{username}</span>
        </p>
      )}
      <FormShell<PasswordValues>
        name="create-password"
        onSubmit={({ newPassword }) => onSubmit(newPassword)}
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
        <NewPasswordField
          name="newPassword"
          repeatName="repeatPassword"
          generate={() => dispatch(suggestPassword())}
        />
        <RepeatPasswordField name="repeatPassword" of="newPassword" />
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
          <RouterLink to={paths.login}>Вернуться ко входу</RouterLink>
        )}
      </p>
    </div>
  );
}
