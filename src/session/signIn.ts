import { authApi } from '../api/endpoints/auth';
import { cabinetApi } from '../api/cabinetApi';
import { errorWithoutBody, toApiError } from '../api/errors';
import type { AppThunk } from './appStore';
import { setPasswordDemand } from './currentUser';
import { restoreSession } from './restore';

export interface Credentials {
  username: string;
  password: string;
}

/**
 * Message of the sign-in form for a 401. src/modules/account, rule A2: a refused sign-in does not say which of the two
 * was wrong.
 */
export const WRONG_CREDENTIALS_MESSAGE = 'Неверный логин или пароль';

/**
 * Exchanges the credentials for tokens, opens the session and loads its user. Rejects with an `ApiError` if there is no
 * session afterwards.
 *
 * @param captchaToken a new token, if the server requires it
 */
export function signIn(credentials: Credentials, captchaToken?: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { transport }) => {
    const answer = await dispatch(
      authApi.endpoints.login.initiate(
        { credentials, ...(captchaToken !== undefined && { 'Smart-Token': captchaToken }) },
        { track: false },
      ),
    );
    if (answer.error) {
      const error = toApiError(answer.error);
      throw error.status === 401 ? { ...error, message: WRONG_CREDENTIALS_MESSAGE } : error;
    }
    const { accessToken, refreshToken, isNeedChangePassword } = answer.data;
    if (!accessToken || !refreshToken) throw errorWithoutBody('INVALID_RESPONSE');
    // The new user must not see data of an earlier user.
    dispatch(cabinetApi.util.resetApiState());
    transport.begin({ accessToken, refreshToken });
    const session = await dispatch(restoreSession());
    if (session.status !== 'authenticated') {
      void transport.end();
      throw session.status === 'failed' ? session.error : errorWithoutBody('INVALID_RESPONSE');
    }
    if (isNeedChangePassword === true) dispatch(setPasswordDemand(true));
  };
}
