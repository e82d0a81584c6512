import { hasPermission, type Visitor, type VisitorUser } from '../../session/permissions';
import type { ModuleDefinition, ModuleRoute } from './defineModule';

/** Module that every user has. */
export const CORE_MODULE = 'core';
export const SETTLEMENT_MODULE = 'settlement-personal-account';

const MARKETS = ['SELLER', 'SENDER'];
const MEMBERS = ['USER_ADMIN', 'USER', 'GODMOD'];

/**
 * Returns the names of this user's modules. W1: there are two fixed modules and the modules of the server. W2:
 * `settlement-personal-account` needs two roles: the user is a seller or sender, and also a member.
 */
export function availableModules({ serverNames, user }: Visitor): ReadonlySet<string> {
  const names = new Set([CORE_MODULE, SETTLEMENT_MODULE, ...serverNames]);
  if (!hasPermission(user, MARKETS) || !hasPermission(user, MEMBERS)) {
    names.delete(SETTLEMENT_MODULE);
  }
  return names;
}

/** Returns true if the module is switched off for the organization. */
export function isModuleExcluded(
  organization: VisitorUser['organization'] | undefined,
  moduleId: string,
): boolean {
  const excluded = organization?.excludedModules;
  return Array.isArray(excluded) && excluded.includes(moduleId);
}

/** Returns true if the user has the module and it is not switched off. Does not check roles. */
export function isModuleAvailable(module: ModuleDefinition, visitor: Visitor): boolean {
  const name = module.availableAs ?? module.id;
  if (!availableModules(visitor).has(name)) return false;
  return !(module.access?.excludable && isModuleExcluded(visitor.user?.organization, module.id));
}

/**
 * Returns true if the user has one of the roles of `route`, or of the module if `route` has none. True if no roles
 * are required.
 */
export function holdsRoleFor(
  module: ModuleDefinition,
  user: VisitorUser | undefined,
  route?: Pick<ModuleRoute, 'access'>,
): boolean {
  return hasPermission(user, route?.access?.roles ?? module.access?.roles ?? []);
}

/**
 * Returns true if the user may use the module, or, with `route`, may open that page of it. If not, the guard redirects
 * to `refusedTo`, by default /offer.
 */
export function canEnterModule(
  module: ModuleDefinition,
  visitor: Visitor,
  route?: Pick<ModuleRoute, 'access'>,
): boolean {
  if (route?.access?.public || route?.access?.unguarded) return true;
  return isModuleAvailable(module, visitor) && holdsRoleFor(module, visitor.user, route);
}
