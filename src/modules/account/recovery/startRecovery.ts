import { authApi } from '../../../api/endpoints/auth';
import { errorWithoutBody } from '../../../api/errors';
import type { AppThunk } from '../../../session/appStore';
import { keepRecovery, progressOf, type RecoveryProgress } from './recoveryProgress';

/**
 * Requests a code, the first or another, and keeps the recovery for the check of the code. The response is the same for
 * an unknown login. Rejects with an `ApiError`.
 */
export function startRecovery(username: string): AppThunk<Promise<RecoveryProgress>> {
  return async (dispatch) => {
    const answer = await dispatch(
      authApi.endpoints.recoverPassword.initiate(
        { recoveryRequest: { username } },
        { track: false },
      ),
    ).unwrap();
    const progress = progressOf(answer, Date.now());
    if (progress === null) throw errorWithoutBody('INVALID_RESPONSE');
    keepRecovery(username, progress);
    return progress;
  };
}
