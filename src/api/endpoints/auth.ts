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

/** Refuses an answer without a password before it gets into a field. */
function readPassword(body: unknown): { password: string } {
  const { password } = fieldsOf(body);
  if (typeof password !== 'string') throw new TypeError('The answer holds no password');
  return { password };
}

/** The auth calls with what the generator can't express. */
export const authApi = generated.enhanceEndpoints({
  endpoints: {
    login: { extraOptions: { read: readTokens } },
    needCaptcha: { extraOptions: { isPart: true } },
    // Forgotten at once: a password has no business in the store.
    generatePassword: { extraOptions: { read: readPassword, isPart: true }, keepUnusedDataFor: 0 },
  },
});

export const { useChangePasswordMutation } = authApi;
export type {
  PasswordChange,
  RecoveryStarted,
  Registration,
  RegistrationConfirmation,
  RegistrationStarted,
  Requisites,
  SellerCheck,
  SellerData,
  SellerRegistration,
} from '../generated/auth';
