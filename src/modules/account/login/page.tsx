import './page.css';
import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useForm } from 'react-final-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { authApi } from '../../../api/endpoints/auth';
import { isOutage, toApiError } from '../../../api/errors';
import { paths } from '../../../domain/paths';
import { FormHandle, FormShell } from '../../../forms/form/FormShell';
import { transferInput } from '../../../forms/form/keptInput';
import { SubmitButton } from '../../../forms/form/SubmitButton';
import { fieldsOf } from '../../../lib/fieldsOf';
import { useAppDispatch, useAppSelector } from '../../../session/appStore';
import { isForeignComputer } from '../../../session/foreignComputer';
import { selectSessionEnd } from '../../../session/sessionSlice';
import { signIn, type Credentials } from '../../../session/signIn';
import { redirectOf } from '../../../shell/navigation/addresses';
import { useCaptcha } from '../../../blocks/captcha/useCaptcha';
import { wayBack } from '../../../shell/modules/wayBack';
import { Note } from '../../../ui/state/Note';
import { takeOver } from './earlyForm';
// The order of imports is the order of styles in the bundle, and the styles of /login rely on it.
import { Checkbox } from '../../../ui/input/Checkbox';
import type { RecoveryValues } from '../recovery/recoveryForm';
import { boxChanged, keptLogin, createLoginSaver } from './loginBoxes';
import { loginForm } from './loginForm';

const { fields } = loginForm;

/** Messages about the password, keyed by the result that the previous page passes. */
const PASSWORD_NEWS: Readonly<Record<string, string>> = {
  created: 'Пароль создан. Войдите с ним в кабинет',
  changed: 'Пароль изменён. Войдите с новым паролем',
};

/** /login: «Вход в личный кабинет». The sign-in leads to the address in `redirect`, or to /offer. */
export default function LoginPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const endedBecause = useAppSelector(selectSessionEnd);
  const captcha = useCaptcha();
  const { isDemanded, isDown, ask } = useCaptchaDemand();
  const [kept] = useState(keptLogin);
  const news = PASSWORD_NEWS[String(fieldsOf(state)['password'])];

  const attempt = async (credentials: Credentials) => {
    const token = isDemanded.current ? await captcha.token() : undefined;
    try {
      await dispatch(signIn(credentials, token));
    } catch (failure) {
      // The server may require a token although its previous response did not.
      const isAskedNow = token === undefined && toApiError(failure).code === 'CAPTCHA_REQUIRED';
      if (!isAskedNow) throw failure;
      await dispatch(signIn(credentials, await captcha.token({ demanded: true })));
    }
  };

  const submit = async (credentials: Credentials) => {
    const keep = createLoginSaver();
    try {
      await attempt(credentials);
    } catch (failure) {
      ask();
      throw failure;
    }
    keep(credentials.username);
    const target = (await dispatch(wayBack(redirectOf(search)))) ?? paths.offers;
    // The user may have opened /recovery meanwhile, which is closed to signed-in users.
    await navigate(target, { replace: true });
  };

  return (
    <div className="login grid gap-4">
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
      <FormShell
        form={loginForm}
        initialValues={kept === null ? undefined : { username: kept }}
        onSubmit={submit}
      >
        <fields.username />
        <fields.password />
        <RecoveryLink />
        <div className="login__boxes flex flex-wrap text-muted text-13">
          <Box id="remember-login" defaultChecked={kept !== null}>
            Запомнить логин
          </Box>
          <Box id="foreign-computer" defaultChecked={isForeignComputer()}>
            Это чужой компьютер
          </Box>
        </div>
        <SubmitButton size="lg" wide className="login__enter" data-sending="Входим…">
          <span className="login__word">Войти</span>
        </SubmitButton>
        <FormHandle<Credentials> ref={takeOver} />
      </FormShell>
      {captcha.element}
      <p className="login__register text-muted">
        Ещё нет доступа? <Link to={paths.register}>Зарегистрироваться</Link>
      </p>
    </div>
  );
}

/**
 * «Забыли пароль?»: passes the typed login to /recovery. Writes the name of that form as text: an import would add the
 * form to the code of the first visit.
 */
function RecoveryLink() {
  const form = useForm<Credentials>('RecoveryLink');
  return (
    <Link
      to="/recovery"
      className="login__recovery"
      onClick={() => {
        const username = form.getState().values.username?.trim();
        if (username) transferInput<RecoveryValues>({ name: 'recovery' }, { username });
      }}
    >
      Забыли пароль?
    </Link>
  );
}

/**
 * «Запомнить логин»: this device fills the login in next time. «Это чужой компьютер»: this browser
 * stores neither input nor settings nor the login (`loginBoxes.ts`).
 */
function Box({ children, ...box }: ComponentProps<typeof Checkbox>) {
  return (
    <label htmlFor={box.id} className="login__box flex items-center nowrap cursor-pointer">
      <Checkbox {...box} onChange={boxChanged} />
      {children}
    </label>
  );
}

/**
 * Asks the server whether the next sign-in needs a captcha token: when the page opens, and on each call of `ask`.
 * `isDemanded` is the last response, false at first; a failed call does not change it. `isDown` is true if the last
 * call failed because of an outage.
 */
function useCaptchaDemand() {
  const dispatch = useAppDispatch();
  const isDemanded = useRef(false);
  const [isDown, setDown] = useState(false);
  const ask = useCallback(() => {
    // The query's hook would repeat the call when the sign-in clears the cache.
    void dispatch(
      authApi.endpoints.needCaptcha.initiate(undefined, { subscribe: false, forceRefetch: true }),
    ).then(({ data, error }) => {
      if (data) isDemanded.current = data.needCaptcha === true;
      setDown(isOutage(toApiError(error)));
    });
  }, [dispatch]);
  useEffect(ask, [ask]);
  return { isDemanded, isDown, ask };
}
