import type { Decoded } from '../answers/decoded';
import { authApi as generated } from '../generated/auth';
import type { AuthTokens, GeneratedPassword } from '../generated/auth';

/** Refuses an answer without tokens before anything is done with them. */
function demandTokens(answer: Decoded<AuthTokens>): AuthTokens {
  const { accessToken, refreshToken, isNeedChangePassword = false } = answer;
  if (!accessToken || !refreshToken) throw new TypeError('The answer holds no tokens');
  return { accessToken, refreshToken, isNeedChangePassword };
}

/** Refuses an answer without a password before it gets into a field. */
function demandPassword(answer: Decoded<GeneratedPassword>): object {
  if (!answer.password) throw new TypeError('The answer holds no password');
  return answer;
}

/** The auth calls with what the generator can't express. */
export const authApi = generated.enhanceEndpoints({
  endpoints: {
    login: { extraOptions: { check: demandTokens } },
    needCaptcha: { extraOptions: { isPart: true } },
    // Forgotten at once: a password has no business in the store.
    generatePassword: {
      extraOptions: { check: demandPassword, isPart: true },
      keepUnusedDataFor: 0,
    },
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
