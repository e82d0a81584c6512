import { byId } from '../../access';
import { createOpaqueToken } from '../../core/accessToken';
import { ApiFailure } from '../../core/failure';
import type { Handler } from '../../defineHandlers';
import type { World } from '../../world';
import {
  CODE_LIFETIME,
  demandAttemptsLeft,
  demandFresh,
  RESEND_AFTER_SECONDS,
  wrongCode,
} from './codes';
import { findByUsername } from './signIn';

/** Answers alike whether or not the login exists: it must not be possible to probe for logins. */
export const recoverPassword: Handler<'recoverPassword'> = ({ body, world }) => {
  const user = findByUsername(world, body.username);
  const recovery = world.db.recovery.create({
    id: world.randomness.uuid(),
    userId: user === null || user.isDeleted ? null : user.id,
    code: world.settings.confirmationCode,
    expiresAt: world.clock.now() + CODE_LIFETIME,
    wrongCodes: 0,
    passwordToken: null,
  });
  if (recovery.userId !== null) {
    world.announce(`Код восстановления для ${body.username}: ${recovery.code}`);
  }
  return { recoveryId: recovery.id, resendAfterSeconds: RESEND_AFTER_SECONDS };
};

/** Exchanges the right code for the right to choose a password once. */
export const checkCode: Handler<'checkCode'> = ({ body, world }) => {
  const { db } = world;
  const recovery = byId(db.recovery, body.recoveryId, 'Восстановление не найдено');
  demandFresh(world, recovery.expiresAt);
  demandAttemptsLeft(recovery.wrongCodes);
  if (recovery.userId === null || recovery.code !== body.code) {
    const wrongCodes = recovery.wrongCodes + 1;
    db.recovery.update({ where: { id: { equals: recovery.id } }, data: { wrongCodes } });
    throw wrongCode();
  }
  const passwordToken = createOpaqueToken();
  db.recovery.update({ where: { id: { equals: recovery.id } }, data: { passwordToken } });
  return { passwordToken, expiresInSeconds: CODE_LIFETIME / 1000 };
};

/** Whose password the token of a recovery may change; it stays good until one is accepted. */
export function userOfRecovery(world: World, passwordToken: string): string {
  const recovery = world.db.recovery.findFirst({
    where: { passwordToken: { equals: passwordToken } },
  });
  if (recovery === null || recovery.userId === null) {
    throw new ApiFailure(410, 'Ссылка устарела. Начните восстановление заново', {
      code: 'LINK_EXPIRED',
    });
  }
  demandFresh(world, recovery.expiresAt);
  return recovery.userId;
}

/** Ends a recovery: its token works once. */
export function endRecovery({ db }: World, passwordToken: string): void {
  db.recovery.updateMany({
    where: { passwordToken: { equals: passwordToken } },
    data: { passwordToken: null },
  });
}
