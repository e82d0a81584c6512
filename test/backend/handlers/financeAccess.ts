import { demandModule, demandRole, demandVerified } from '../access';
import type { Row } from '../db';
import { signedIn } from '../defineHandlers';
import type { World } from '../world';

/** The caller and the world. */
export type SignedInCall = Parameters<typeof signedIn>[0] & { readonly world: World };

/**
 * Callers who may see offers and requests: every confirmed user of an organization with the module. The
 * specification asks for the permission on the registries only: the request form has no extra guard.
 */
export function financeUser(call: SignedInCall): Row<'user'> {
  const user = signedIn(call);
  demandVerified(user);
  demandModule(call.world, user, 'finance');
  return user;
}

/** Callers who may see registries, agreements and invoices: they need the permission FINANCE, too. */
export function registryUser(call: SignedInCall): Row<'user'> {
  const user = financeUser(call);
  demandRole(call.world, user, 'FINANCE');
  return user;
}
