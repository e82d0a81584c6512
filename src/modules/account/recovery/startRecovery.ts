import { authApi } from '../../../api/endpoints/auth';
import { errorWithoutBody, toApiError, type ApiError } from '../../../api/errors';
import type { SessionThunk } from '../../../session/apiRoot';
import { keepRecovery, progressOf, type RecoveryProgress } from './recoveryProgress';

export type StartedRecovery =
  { ok: true; progress: RecoveryProgress } | { ok: false; error: ApiError };

/**
 * Thunk: asks for a code, the first or another one, and keeps what its check needs. The answer is
 * the same whether or not there is such an account. Never rejects.
 */
export function startRecovery(username: string): SessionThunk<Promise<StartedRecovery>> {
  return async (dispatch) => {
    const answer = await dispatch(
      authApi.endpoints.recoverPassword.initiate(
        { recoveryRequest: { username } },
        { track: false },
      ),
    );
    if (answer.error) return { ok: false, error: toApiError(answer.error) };
    const progress = progressOf(answer.data, Date.now());
    if (progress === null) return { ok: false, error: errorWithoutBody('INVALID_RESPONSE') };
    keepRecovery(username, progress);
    return { ok: true, progress };
  };
}
