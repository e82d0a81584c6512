import { authApi } from '../../../api/endpoints/auth';
import type { RegistrationConfirmation } from '../../../api/endpoints/auth';
import type { AppThunk } from '../../../session/appStore';
import { forgetPrivateQuery } from '../../../shell/navigation/privateQuery';
import { keepPasswordGrant } from '../password/passwordGrant';
import { rememberConfirmed } from './pendingConfirmation';

export interface Confirmed {
  /** Null if the response does not contain it. */
  username: string | null;
  /** True if the user chooses a password now; false if the server sends a temporary password by e-mail. */
  choosesPassword: boolean;
}

/**
 * Confirms a registration with a code, or with the token of a link. Keeps the password grant, if there is one, for
 * /create-password. Rejects with an `ApiError`.
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
