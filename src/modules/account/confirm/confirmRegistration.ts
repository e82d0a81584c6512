import { authApi } from '../../../api/endpoints/auth';
import type { RegistrationConfirmation } from '../../../api/endpoints/auth';
import type { AppThunk } from '../../../session/appStore';
import { forgetPrivateQuery } from '../../../shell/navigation/privateQuery';
import { keepPasswordGrant } from '../password/passwordGrant';
import { rememberConfirmed } from './pendingConfirmation';

/** Data of a confirmed registration for the page. */
export interface Confirmed {
  /** Null if the response does not contain it. */
  username: string | null;
  /** True if the user chooses a password now; false if the server sends a temporary password by e-mail. */
  choosesPassword: boolean;
}

/**
 * Thunk: confirms by code or by the token of a link, and stores the password grant for /create-password. Throws an
 * `ApiError`.
 */
export function confirmRegistration(
  registrationConfirmation: RegistrationConfirmation,
): AppThunk<Promise<Confirmed>> {
  return async (dispatch) => {
    const { username = null, passwordToken } = await dispatch(
      authApi.endpoints.confirmRegistration.initiate(
        { registrationConfirmation },
        { track: false },
      ),
    ).unwrap();
    if (passwordToken) keepPasswordGrant({ passwordToken, username, isFirst: true });
    rememberConfirmed();
    forgetPrivateQuery();
    return { username, choosesPassword: Boolean(passwordToken) };
  };
}
