import './LoginPage.css';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { FormHandle } from '../../../forms/form/FormHandle';
import { FormShell } from '../../../forms/form/FormShell';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { fieldsOf } from '../../../lib/fieldsOf';
import { useAppDispatch, useAppSelector } from '../../../session/appStore';
import { selectSessionEnd } from '../../../session/sessionSlice';
import { signIn, type Credentials } from '../../../session/signIn';
import { redirectOf } from '../../../shell/navigation/addresses';
import { useCaptcha } from '../../../blocks/captcha/useCaptcha';
import { wayBack } from '../../../shell/modules/wayBack';
import { Note } from '../../../ui/state/Note';
import { takeOver } from './earlyForm';
import { ForeignComputer } from './ForeignComputer';
import { loginForm } from './loginForm';
import { RecoveryLink } from './RecoveryLink';
import { useCaptchaDemand } from './useCaptchaDemand';

const { fields } = loginForm;

/** What the page before has done about the password. */
const PASSWORD_NEWS: Readonly<Record<string, string>> = {
  created: 'Пароль создан. Войдите с ним в кабинет',
  changed: 'Пароль изменён. Войдите с новым паролем',
};

/** /login: «Вход в личный кабинет». After signing in the way leads to `redirect` or to /offer. */
export default function LoginPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const endedBecause = useAppSelector(selectSessionEnd);
  const captcha = useCaptcha();
  const { isDemanded, isDown, ask } = useCaptchaDemand();
  const news = PASSWORD_NEWS[String(fieldsOf(state)['password'])];

  const attempt = async (credentials: Credentials) => {
    const token = isDemanded.current ? await captcha.token() : undefined;
    let result = await dispatch(signIn(credentials, token));
    // The last word is the server's: it may want a token that it did not ask for before.
    if (!result.ok && result.error.code === 'CAPTCHA_REQUIRED' && token === undefined) {
      result = await dispatch(signIn(credentials, await captcha.token({ demanded: true })));
    }
    if (!result.ok) throw result.error;
  };

  const submit = async (credentials: Credentials) => {
    try {
      await attempt(credentials);
    } catch (failure) {
      ask();
      throw failure;
    }
    const target = (await wayBack(redirectOf(search))) ?? paths.offers;
    // Also from /recovery, where the customer may have gone meanwhile: it is closed to signed-in users.
    await navigate(target, { replace: true });
  };

  return (
    <div className="login">
      <h1>Вход в личный кабинет</h1>
      {news !== undefined ? (
        <Note tone="success" live>
          {news}
        </Note>
      ) : (
        endedBecause !== null &&
        endedBecause !== 'signedOut' && (
          <Note live>Сессия завершена. Войдите снова, чтобы продолжить работу.</Note>
        )
      )}
      {isDown && <Note live>Сервис временно недоступен. Попробуйте войти позже</Note>}
      <FormShell form={loginForm} onSubmit={submit}>
        <fields.username />
        <fields.password />
        <RecoveryLink />
        <ForeignComputer />
        <SubmitButton size="lg" wide className="login__enter" data-sending="Входим…">
          <span className="login__word">Войти</span>
        </SubmitButton>
        <FormHandle<Credentials> onForm={takeOver} />
      </FormShell>
      {captcha.element}
      <p className="login__register">
        Ещё нет доступа? <Link to={paths.register}>Зарегистрироваться</Link>
      </p>
    </div>
  );
}
