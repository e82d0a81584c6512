/** The right to choose a password once: after a recovery, or after a registration was confirmed. */
export interface PasswordGrant {
  passwordToken: string;
  /** The login the password is for, shown to password managers; null where it is not known. */
  username: string | null;
  /** There was no password before: the registration has just been confirmed. */
  isFirst: boolean;
}

/** In memory only: this token alone is enough to take over the account. */
let kept: PasswordGrant | null = null;

/** Hands the right over to /create-password. */
export function keepPasswordGrant(grant: PasswordGrant): void {
  kept = grant;
}

/** The right at hand, if any; it stays until it was used or dropped. */
export function passwordGrant(): PasswordGrant | null {
  return kept;
}

/** The right was used or has expired. */
export function forgetPasswordGrant(): void {
  kept = null;
}
