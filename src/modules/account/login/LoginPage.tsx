import './LoginPage.css';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { toApiError, type ApiError } from '../../../api/errors';
import { FormShell } from '../../../forms/form/FormShell';
import { PasswordField } from '../../../forms/password/PasswordField';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { TextField } from '../../../forms/field/TextField';
import { fieldsOf } from '../../../lib/fieldsOf';
import { useSessionDispatch } from '../../../session/apiRoot';
import { selectSessionEnd } from '../../../session/sessionSlice';
import { signIn, type Credentials } from '../../../session/signIn';
import { redirectOf } from '../../../shell/navigation/addresses';
import { useCaptcha } from '../../../shell/captcha/useCaptcha';
import { wayBack } from '../../../shell/modules/wayBack';
import { Note } from '../../../ui/state/Note';
import { RouterLink } from '../../../ui/navigation/RouterLink';
import { useCaptchaDemand } from './useCaptchaDemand';

/** /login: «Вход в личный кабинет». After signing in the way leads to `redirect` or to /offer. */
export default function LoginPage() {
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const endedBecause = useSelector(selectSessionEnd);
  const captcha = useCaptcha();
  const { isDemanded, ask } = useCaptchaDemand();
  const isPasswordChanged = fieldsOf(state)['passwordChanged'] === true;

  const attempt = async (credentials: Credentials): Promise<ApiError | undefined> => {
    try {
      const token = isDemanded.current ? await captcha.token() : undefined;
      let result = await dispatch(signIn(credentials, token));
      // The last word is the server's: it may want a token that it did not ask for before.
      if (!result.ok && result.error.code === 'CAPTCHA_REQUIRED' && token === undefined) {
        result = await dispatch(signIn(credentials, await captcha.token({ demanded: true })));
      }
      return result.ok ? undefined : result.error;
    } catch (thrown) {
      return toApiError(thrown);
    }
  };

  const submit = async (credentials: Credentials) => {
    const failure = await attempt(credentials);
    if (failure) {
      ask();
      return failure;
    }
    const target = (await wayBack(redirectOf(search))) ?? paths.offers;
    return navigate(target, { replace: true });
  };

  return (
    <div className="login">
      <h1>Вход в личный кабинет</h1>
      {isPasswordChanged ? (
        <Note tone="success">Пароль изменён. Войдите с новым паролем</Note>
      ) : (
        endedBecause !== null &&
        endedBecause !== 'signedOut' && (
          <Note>Сессия завершена. Войдите снова, чтобы продолжить работу.</Note>
        )
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
        <RouterLink to={paths.recovery} className="login__recovery">
          Забыли пароль?
        </RouterLink>
        <SubmitButton size="lg" wide>
          Войти
        </SubmitButton>
      </FormShell>
      {captcha.element}
      <p className="login__register">
        Ещё нет доступа? <RouterLink to={paths.register}>Зарегистрироваться</RouterLink>
      </p>
    </div>
  );
}
