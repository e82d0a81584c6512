import { pageMemory } from '../pageMemory';

/** The right to choose a password once: after a recovery, or after a registration was confirmed. */
export interface PasswordGrant {
  passwordToken: string;
  /** The login the password is for, shown to password managers; null where it is not known. */
  username: string | null;
  /** There was no password before: the registration has just been confirmed. */
  isFirst: boolean;
}

/** In memory only: this token alone is enough to take over the account. */
const memory = pageMemory<PasswordGrant>();

/** Hands the right over to /create-password. */
export const keepPasswordGrant = memory.write;

/** The right at hand, if any; it stays until it was used or dropped. */
export const passwordGrant = memory.read;

/** The right was used or has expired. */
export const forgetPasswordGrant = memory.forget;
