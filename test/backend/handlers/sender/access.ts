import { demandModule, demandRole, demandVerified } from '../../access';
import { ApiFailure } from '../../core/failure';
import type { Row } from '../../db';
import { signedIn } from '../../defineHandlers';
import type { World } from '../../world';

/** A call of a signed-in user, with the database that the call may change. */
export type CallOfUser = Parameters<typeof signedIn>[0] & { readonly world: World };

/** Products of order insurance; their modules have the same names. */
export type Product = 'sender' | 'seller';

/** Returns a confirmed user with access to the product's module. */
export function userOfProduct(call: CallOfUser, product: Product): Row<'user'> {
  const user = signedIn(call);
  demandVerified(user);
  demandModule(call.world, user, product);
  return user;
}

/** Returns a user of the product with the role of its module. */
function userWithRole(call: CallOfUser, product: Product, roleId: string): Row<'user'> {
  const user = userOfProduct(call, product);
  demandRole(call.world, user, roleId);
  return user;
}

export function senderOf(call: CallOfUser): Row<'user'> {
  return userWithRole(call, 'sender', 'SENDER');
}

export function sellerOf(call: CallOfUser): Row<'user'> {
  return userWithRole(call, 'seller', 'SELLER');
}

/** Returns a 409 with this message. */
export function conflict(message: string): ApiFailure {
  return new ApiFailure(409, message, { code: 'CONFLICT' });
}
