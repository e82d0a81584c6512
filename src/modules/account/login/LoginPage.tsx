import './LoginPage.css';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormShell } from '../../../forms/FormShell';
import { PasswordField } from '../../../forms/PasswordField';
import { SubmitButton } from '../../../forms/SubmitButton';
import { TextField } from '../../../forms/TextField';
import { useSessionDispatch } from '../../../session/apiRoot';
import { safeRedirect } from '../../../session/safeRedirect';
import { selectSessionEnd } from '../../../session/sessionSlice';
import { signIn, type Credentials } from '../../../session/signIn';
import { HOME_PATH, redirectOf } from '../../../shell/addresses';
import { isKnownPath } from '../../../shell/modules/knownPath';
import { Note } from '../../../ui/Note';

/** /login: «Вход в личный кабинет». After signing in the way leads to `redirect` or to /offer. */
export default function LoginPage() {
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const endedBecause = useSelector(selectSessionEnd);

  const submit = async (credentials: Credentials) => {
    const result = await dispatch(signIn(credentials));
    if (!result.ok) return result.error;
    const { origin } = window.location;
    const target = safeRedirect(redirectOf(search), { origin, isKnownPath }) ?? HOME_PATH;
    return navigate(target, { replace: true });
  };

  return (
    <div className="login">
      <h1>Вход в личный кабинет</h1>
      {endedBecause !== null && endedBecause !== 'signedOut' && (
        <Note tone="info">Сессия завершена. Войдите снова, чтобы продолжить работу.</Note>
      )}
      <FormShell<Credentials> name="login" keep={['username']} onSubmit={submit}>
        <TextField
          name="username"
          label="Логин"
          required
          trim
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label="Пароль" required autoComplete="current-password" />
        <SubmitButton size="lg" wide>
          Войти
        </SubmitButton>
      </FormShell>
    </div>
  );
}
