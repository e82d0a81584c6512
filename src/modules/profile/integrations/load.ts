import { services, type Service } from '../../../domain/services';
import { loadServiceAccount } from '../../../products/serviceAccount/loadServiceAccount';
import { hasPermission, type RoleHolder } from '../../../session/permissions';
import type { LoadContext } from '../../../shell/modules/defineModule';

/** Returns the services for the user's roles; empty if the user has no such role. */
export function servicesOf(user: RoleHolder | undefined): Service[] {
  return services.filter(({ role }) => hasPermission(user, [role]));
}

export function load(context: LoadContext): void {
  for (const { type } of servicesOf(context.user)) loadServiceAccount(context, type);
}
