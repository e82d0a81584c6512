import type { User } from '../../../api/endpoints/user';
import { services, type Service } from '../../../domain/services';
import { hasPermission } from '../../../session/permissions';

/** The services that belong to the user's roles; empty without such a role. */
export function servicesOf(user: Pick<User, 'roles'> | undefined): Service[] {
  return services.filter(({ role }) => hasPermission(user, [role]));
}
