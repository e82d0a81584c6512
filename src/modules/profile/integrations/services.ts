import { services, type Service } from '../../../domain/services';
import { hasPermission, type RoleHolder } from '../../../session/permissions';

/** Returns the services that belong to the user's roles; empty without such a role. */
export function servicesOf(user: RoleHolder | undefined): Service[] {
  return services.filter(({ role }) => hasPermission(user, [role]));
}
