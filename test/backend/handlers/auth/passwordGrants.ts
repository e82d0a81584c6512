import { byId } from '../../access';
import { createOpaqueToken } from '../../core/accessToken';
import { ApiFailure } from '../../core/failure';
import type { Row } from '../../db';
import type { World } from '../../world';
import { CODE_LIFETIME, demandFresh } from './codes';

interface GrantedPassword {
  passwordToken: string;
  expiresInSeconds: number;
}

/** Allows the user to choose a password once, without the old one. */
export function grantPassword({ clock, db }: World, userId: string): GrantedPassword {
  const { token } = db.passwordGrant.create({
    token: createOpaqueToken(),
    userId,
    expiresAt: clock.now() + CODE_LIFETIME,
  });
  return { passwordToken: token, expiresInSeconds: CODE_LIFETIME / 1000 };
}

/**
 * Returns the user whose password the token may change; throws a 410 for other tokens. A token is valid until it
 * expires or a password was accepted.
 */
export function userOfGrant(world: World, passwordToken: string): Row<'user'> {
  const grant = world.db.passwordGrant.findFirst({ where: { token: { equals: passwordToken } } });
  if (grant === null) {
    throw new ApiFailure(410, 'Время на смену пароля вышло. Восстановите его заново', {
      code: 'LINK_EXPIRED',
    });
  }
  demandFresh(world, grant.expiresAt);
  return byId(world.db.user, grant.userId, 'Пользователь не найден');
}

/** Deletes all grants of the user, including the used one. */
export function endGrants({ db }: World, userId: string): void {
  db.passwordGrant.deleteMany({ where: { userId: { equals: userId } } });
}
