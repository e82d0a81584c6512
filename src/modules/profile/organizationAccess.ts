import type { User } from '../../api/endpoints/user';
import { hasPermission } from '../../session/permissions';

/** Explains why other users cannot change the organization. */
export const READ_ONLY_REASON =
  'Изменять эти данные может администратор организации. Обратитесь к\u00A0нему, если они устарели.';

/**
 * Returns true for a user with the role USER_ADMIN, unless the role was removed. P2: the role USER_ADMIN makes an
 * administrator.
 */
export function canChangeOrganization(user: User | undefined): boolean {
  return hasPermission(user, ['USER_ADMIN']);
}
