import { authApi } from '../../../api/endpoints/auth';
import { errorWithoutBody, toApiError } from '../../../api/errors';
import type { SessionThunk } from '../../../session/apiRoot';
import { keepPasswordGrant } from '../password/passwordGrant';
import { forgetRecovery, recoveredLogin } from './recoveryProgress';

/**
 * Thunk: exchanges the right code for the right to choose a password, which is kept in memory.
 * Throws an `ApiError`.
 */
export function acceptCode(recoveryId: string, code: string): SessionThunk<Promise<void>> {
  return async (dispatch) => {
    const answer = await dispatch(
      authApi.endpoints.checkCode.initiate({ codeCheck: { recoveryId, code } }, { track: false }),
    );
    if (answer.error) throw toApiError(answer.error);
    const { passwordToken } = answer.data;
    if (passwordToken === undefined) throw errorWithoutBody('INVALID_RESPONSE');
    keepPasswordGrant({ passwordToken, username: recoveredLogin(), isFirst: false });
    forgetRecovery();
  };
}
