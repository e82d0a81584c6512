import { pageMemory } from '../pageMemory';

/** The right to choose a password once: after a recovery, or after a registration was confirmed. */
export interface PasswordGrant {
  passwordToken: string;
  /** Login that the password belongs to, for password managers; null if unknown. */
  username: string | null;
  /** True if there was no password before: the registration has just been confirmed. */
  isFirst: boolean;
}

/** The grant is in memory only, because its token alone is enough to take over the account. */
const memory = pageMemory<PasswordGrant>();

export const keepPasswordGrant = memory.write;

/** Returns the grant, or null if there is none. Reading does not use it up. */
export const passwordGrant = memory.read;

/** Forgets a grant that was used or has expired. */
export const forgetPasswordGrant = memory.forget;
