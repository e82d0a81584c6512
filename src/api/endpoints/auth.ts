import { fieldsOf } from '../../lib/fieldsOf';
import { authApi as generated } from '../generated/auth';
import type { AuthTokens } from '../generated/auth';

/** Refuses an answer without tokens before anything is done with them. */
function readTokens(body: unknown): AuthTokens {
  const { accessToken, refreshToken, isNeedChangePassword } = fieldsOf(body);
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') {
    throw new TypeError('The answer holds no tokens');
  }
  return { accessToken, refreshToken, isNeedChangePassword: isNeedChangePassword === true };
}

/** The auth calls with what the generator can't express. */
export const authApi = generated.enhanceEndpoints({
  endpoints: { login: { extraOptions: { read: readTokens } } },
});
