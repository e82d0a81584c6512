import { pageMemory } from '../pageMemory';

/** The right to choose a password once: after a recovery, or after a registration was confirmed. */
export interface PasswordGrant {
  passwordToken: string;
  /** Login of the password, for password managers; null if unknown. */
  username: string | null;
  /** True if there was no password before: the registration has just been confirmed. */
  isFirst: boolean;
}

/** Kept in memory only: this token alone is enough to take over the account. */
const memory = pageMemory<PasswordGrant>();

/** Keeps the grant for /create-password. */
export const keepPasswordGrant = memory.write;

/** Returns the grant, if there is one; reading keeps it. */
export const passwordGrant = memory.read;

/** Forgets a grant that was used or has expired. */
export const forgetPasswordGrant = memory.forget;
