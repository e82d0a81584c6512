import { authApi } from '../api/endpoints/auth';
import { errorWithoutBody } from '../api/errors';
import type { AppThunk } from './appStore';

/** Thunk: returns a new password from the server that fulfils the rules. Rejects with an `ApiError`. */
export function suggestPassword(): AppThunk<Promise<string>> {
  return async (dispatch) => {
    const { initiate } = authApi.endpoints.generatePassword;
    const answer = dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
    const { password } = await answer.unwrap();
    if (!password) throw errorWithoutBody('INVALID_RESPONSE');
    return password;
  };
}
