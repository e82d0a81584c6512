import { demandModule, demandRole, demandVerified } from '../../access';
import { ApiFailure } from '../../core/failure';
import type { Row } from '../../db';
import { signedIn } from '../../defineHandlers';
import type { World } from '../../world';

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

export function conflict(message: string): ApiFailure {
  return new ApiFailure(409, message, { code: 'CONFLICT' });
}
