import type { User } from '../../../api/endpoints/user';
import { services, type Service } from '../../../domain/services';
import { hasPermission } from '../../../session/permissions';

/** The services that a user's roles are about; none for everybody else. */
export function servicesOf(user: Pick<User, 'roles'> | undefined): Service[] {
  return services.filter(({ role }) => hasPermission(user, [role]));
}
