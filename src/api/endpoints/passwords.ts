import { fieldsOf } from '../../lib/fieldsOf';
import { authApi } from './auth';

/** Refuses an answer without a password before it gets into a field. */
function readPassword(body: unknown): { password: string } {
  const { password } = fieldsOf(body);
  if (typeof password !== 'string') throw new TypeError('The answer holds no password');
  return { password };
}

/** The calls for choosing a password, apart from `auth.ts`, which the sign-in page has to carry. */
export const passwordsApi = authApi.enhanceEndpoints({
  endpoints: {
    // Forgotten at once: a password has no business in the store.
    generatePassword: { extraOptions: { read: readPassword }, keepUnusedDataFor: 0 },
  },
});

export const { useChangePasswordMutation } = passwordsApi;
export type { PasswordChange } from '../generated/auth';
