import { demandRole } from '../../access';
import { ApiFailure } from '../../core/failure';
import type { Row } from '../../db';
import { signedIn } from '../../defineHandlers';
import type { World } from '../../world';

export type UserCall = Parameters<typeof signedIn>[0] & { world: World };

/**
 * Returns the caller, or throws a 403: administration is for confirmed users with the role. A newly registered
 * administrator must not confirm users, least of all himself.
 */
export function administrator(call: UserCall): Row<'user'> {
  const caller = signedIn(call);
  demandRole(call.world, caller, 'USER_ADMIN', 'GODMOD');
  if (!caller.isVerified) {
    throw new ApiFailure(403, 'Управлять пользователями можно после подтверждения', {
      code: 'FORBIDDEN',
    });
  }
  return caller;
}
