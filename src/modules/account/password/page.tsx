import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { toApiError } from '../../../api/errors';
import { transferInput } from '../../../forms/form/keptInput';
import { type AppThunk, useAppDispatch, useAppSelector } from '../../../session/appStore';
import { setPasswordDemand, useCurrentUser } from '../../../session/currentUser';
import { selectSessionStatus } from '../../../session/sessionSlice';
import { redirectOf, withRedirect } from '../../../shell/navigation/addresses';
import { wayBack } from '../../../shell/modules/wayBack';
import { MessagePage } from '../../../shell/pages/MessagePage';
import { LinkButton } from '../../../ui/button/LinkButton';
import { StartAgain } from '../StartAgain';
import { loginForm } from '../login/loginForm';
import { CreatePasswordForm } from './CreatePasswordForm';
import { forgetPasswordGrant, passwordGrant } from './passwordGrant';
import { passwordOccasion, type PasswordOccasion } from './passwordOccasion';
import { infoCircleIcon } from '../../../ui/icon/signInIcons';
import { authApi } from '../../../api/endpoints/auth';
import { toastsOf } from '../../../shell/toast/toasts';
import { forgetRecoveredLogin } from '../recovery/recoveryProgress';

/**
 * Sets the password, with the grant or for the signed-in user, and ends the grant or the requirement. Rejects with an
 * `ApiError`. If the server requires the old password from a user without a grant, an earlier attempt has changed the
 * password and its response was lost: this counts as a success.
 */
function changePassword(occasion: PasswordOccasion, newPassword: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const passwordToken = occasion.kind === 'granted' ? occasion.grant.passwordToken : undefined;
    const passwordChange = { newPassword, ...(passwordToken !== undefined && { passwordToken }) };
    const answer = await dispatch(
      authApi.endpoints.changePassword.initiate({ passwordChange }, { track: false }),
    );
    if (answer.error) {
      const refusal = toApiError(answer.error);
      const isChanged = refusal.fieldErrors.some(({ field }) => field === 'oldPassword');
      if (passwordToken !== undefined || !isChanged) throw refusal;
      toastsOf(dispatch).success('Пароль уже изменён при прошлой попытке');
    }
    if (passwordToken === undefined) {
      dispatch(setPasswordDemand(false));
      return;
    }
    forgetPasswordGrant();
    forgetRecoveredLogin();
  };
}

/**
 * /create-password: after a recovery or a registration, or when the server requires a new password.
 * The grant is in memory only, so a reload ends a recovery.
 */
export default function CreatePasswordPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const user = useCurrentUser();
  const status = useAppSelector(selectSessionStatus);
  const [grant, setGrant] = useState(passwordGrant);
  const [wasDemanded] = useState(user?.isNeedChangePassword === true);
  const occasion = passwordOccasion({ grant, user, status, wasDemanded });

  const wanted = redirectOf(search);
  const leave = async () =>
    navigate((await dispatch(wayBack(wanted))) ?? paths.offers, { replace: true });

  const submit = async (newPassword: string) => {
    try {
      await dispatch(changePassword(occasion, newPassword));
    } catch (refusal) {
      if (occasion.kind === 'granted' && toApiError(refusal).status === 410) {
        forgetPasswordGrant();
        setGrant(null);
      }
      throw refusal;
    }
    // The form has been unmounted, so it cannot navigate itself.
    if (occasion.kind === 'demanded') await leave();
  };

  const goOn = () => {
    if (occasion.kind !== 'granted') return undefined;
    const { username, isFirst } = occasion.grant;
    if (username !== null) transferInput(loginForm, { username });
    const password = isFirst ? 'created' : 'changed';
    return navigate(paths.login, { replace: true, state: { password } });
  };

  switch (occasion.kind) {
    case 'demanded':
      return (
        <CreatePasswordForm
          demanded
          username={occasion.username}
          onSubmit={submit}
          onSaved={goOn}
        />
      );
    case 'granted':
      return (
        <CreatePasswordForm
          first={occasion.grant.isFirst}
          username={occasion.grant.username}
          onSubmit={submit}
          onSaved={goOn}
        />
      );
    case 'needless':
      return (
        <MessagePage
          picture={infoCircleIcon}
          title="Вы уже вошли в кабинет"
          actions={<LinkButton to={paths.offers}>Вернуться в кабинет</LinkButton>}
        >
          <p>Сменить пароль можно в профиле, на вкладке «Безопасность».</p>
        </MessagePage>
      );
    case 'ended':
      return (
        <MessagePage
          picture={infoCircleIcon}
          title="Сессия завершена"
          actions={
            <LinkButton to={withRedirect(paths.login, wanted ?? paths.offers)}>Войти</LinkButton>
          }
        >
          <p>Войдите снова, чтобы сменить пароль.</p>
        </MessagePage>
      );
    case 'none':
      return <StartAgain />;
  }
}
