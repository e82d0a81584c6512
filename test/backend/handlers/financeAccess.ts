import { demandModule, demandRole, demandVerified } from '../access';
import type { Row } from '../db';
import { signedIn } from '../defineHandlers';
import type { World } from '../world';

export type SignedInCall = Parameters<typeof signedIn>[0] & { readonly world: World };

/**
 * Returns a caller who may see offers and requests: a confirmed user of an organization with the module. Does not
 * require the permission FINANCE, unlike `registryUser`.
 */
export function financeUser(call: SignedInCall): Row<'user'> {
  const user = signedIn(call);
  demandVerified(user);
  demandModule(call.world, user, 'finance');
  return user;
}

/**
 * Returns a caller of `financeUser` who also has the permission FINANCE. Registries, agreements, invoices and rules
 * require it.
 */
export function registryUser(call: SignedInCall): Row<'user'> {
  const user = financeUser(call);
  demandRole(call.world, user, 'FINANCE');
  return user;
}
