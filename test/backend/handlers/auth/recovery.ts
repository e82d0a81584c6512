import { byId } from '../../access';
import type { Handler } from '../../defineHandlers';
import {
  CODE_LIFETIME,
  demandAttemptsLeft,
  demandFresh,
  RESEND_AFTER_SECONDS,
  wrongCode,
} from './codes';
import { grantPassword } from './passwordGrants';
import { findByUsername } from './signIn';

/** Returns the same response for a known and an unknown login, so that it does not reveal which logins exist. */
export const recoverPassword: Handler<'recoverPassword'> = ({ body, world }) => {
  const user = findByUsername(world, body.username);
  const recovery = world.db.recovery.create({
    id: world.randomness.uuid(),
    userId: user === null || user.isDeleted ? null : user.id,
    code: world.settings.confirmationCode,
    expiresAt: world.clock.now() + CODE_LIFETIME,
    wrongCodes: 0,
  });
  if (recovery.userId !== null) {
    world.announce(`Код восстановления для ${body.username}: ${recovery.code}`);
  }
  return { recoveryId: recovery.id, resendAfterSeconds: RESEND_AFTER_SECONDS };
};

/** Exchanges a correct code for a grant to choose a password once. */
export const checkCode: Handler<'checkCode'> = ({ body, world }) => {
  const recovery = byId(world.db.recovery, body.recoveryId, 'Восстановление не найдено');
  demandFresh(world, recovery.expiresAt);
  demandAttemptsLeft(recovery.wrongCodes);
  if (recovery.userId === null || recovery.code !== body.code) {
    const wrongCodes = recovery.wrongCodes + 1;
    world.db.recovery.update({ where: { id: { equals: recovery.id } }, data: { wrongCodes } });
    throw wrongCode();
  }
  return grantPassword(world, recovery.userId);
};
