import type { User } from '../../api/endpoints/user';
import { hasPermission } from '../../session/permissions';

export const READ_ONLY_REASON =
  'Изменять эти данные может администратор организации. Обратитесь к\u00A0нему, если они устарели.';

/** P2: the role USER_ADMIN makes an administrator; a removed role does not count. */
export function canChangeOrganization(user: User | undefined): boolean {
  return hasPermission(user, ['USER_ADMIN']);
}
