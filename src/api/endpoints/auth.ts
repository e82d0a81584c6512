import { authApi as generated } from '../generated/auth';
import type { AuthTokens } from '../generated/auth';

/** Refuses an answer without tokens before anything is done with them. */
function readTokens(body: unknown): AuthTokens {
  const tokens = Object(body) as Partial<AuthTokens>;
  if (typeof tokens.accessToken !== 'string' || typeof tokens.refreshToken !== 'string') {
    throw new TypeError('The answer holds no tokens');
  }
  return { ...tokens, accessToken: tokens.accessToken, refreshToken: tokens.refreshToken };
}

/** The auth calls with what the generator can't express. */
export const authApi = generated.enhanceEndpoints({
  endpoints: { login: { extraOptions: { read: readTokens } } },
});
