import { authApi } from '../../../api/endpoints/auth';
import { toApiError } from '../../../api/errors';
import type { SessionThunk } from '../../../session/apiRoot';
import { setPasswordDemand } from '../../../session/currentUser';
import { toast } from '../../../shell/toast/toasts';
import { forgetRecoveredLogin } from '../recovery/recoveryProgress';
import { forgetPasswordGrant } from './passwordGrant';
import type { PasswordOccasion } from './passwordOccasion';

/**
 * Thunk: sets the password, by the grant or for the signed-in user; the grant or the demand is gone
 * then. Throws an `ApiError`. Whoever is asked for the old password has changed it already, by an
 * attempt whose answer was lost: a server that still demands a change wants the new one alone.
 */
export function changePassword(
  occasion: PasswordOccasion,
  newPassword: string,
): SessionThunk<Promise<void>> {
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
      toast.success('Пароль уже изменён при прошлой попытке');
    }
    if (passwordToken === undefined) {
      dispatch(setPasswordDemand(false));
      return;
    }
    forgetPasswordGrant();
    forgetRecoveredLogin();
  };
}
