import { authApi } from '../api/endpoints/auth';
import { errorWithoutBody } from '../api/errors';
import type { AppThunk } from './appStore';

/** Returns a new password from the server. Rejects with an `ApiError`. */
export function suggestPassword(): AppThunk<Promise<string>> {
  return async (dispatch) => {
    const { initiate } = authApi.endpoints.generatePassword;
    const answer = dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
    const { password } = await answer.unwrap();
    if (!password) throw errorWithoutBody('INVALID_RESPONSE');
    return password;
  };
}
