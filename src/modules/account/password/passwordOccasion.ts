import type { User } from '../../../api/endpoints/user';
import type { SessionStatus } from '../../../session/sessionSlice';
import type { PasswordGrant } from './passwordGrant';

/** Reason why the user may, or may not, choose a password here. */
export type PasswordOccasion =
  /** The server requires a new password from the signed-in user, before anything else. */
  | { kind: 'demanded'; username: string }
  /** The user has a grant, after a recovery or a confirmed registration. */
  | { kind: 'granted'; grant: PasswordGrant }
  /** The user is signed in, and no new password is required: passwords are changed in the profile. */
  | { kind: 'needless' }
  /** The session ended while the page was open. */
  | { kind: 'ended' }
  | { kind: 'none' };

export interface PasswordCircumstances {
  grant: PasswordGrant | null;
  user: Pick<User, 'username' | 'isNeedChangePassword'> | undefined;
  status: SessionStatus;
  /** True if the server required a new password when the page opened. */
  wasDemanded: boolean;
}

/** Returns the reason why /create-password is open. A requirement for the signed-in user has priority. */
export function passwordOccasion({
  grant,
  user,
  status,
  wasDemanded,
}: PasswordCircumstances): PasswordOccasion {
  if (status === 'authenticated' && user?.isNeedChangePassword === true) {
    return { kind: 'demanded', username: user.username ?? '' };
  }
  if (wasDemanded && status === 'anonymous') return { kind: 'ended' };
  if (grant !== null) return { kind: 'granted', grant };
  return { kind: status === 'authenticated' ? 'needless' : 'none' };
}
