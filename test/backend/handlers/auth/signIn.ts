import { ApiFailure } from '../../core/failure';
import type { RefreshRefusal } from '../../core/tokenRegistry';
import type { Row } from '../../db';
import type { Handler } from '../../defineHandlers';
import type { World } from '../../world';

/** So many wrong sign-ins in a row ask for a captcha. */
const FAILURES_BEFORE_CAPTCHA = 3;

/** Starts a session. The message of a refusal never tells whether the login exists. */
export const login: Handler<'login'> = ({ body, headers, world }) => {
  if (demandsCaptcha(world) && headers['smart-token'] === undefined) {
    throw new ApiFailure(403, 'Подтвердите, что вы не робот', { code: 'CAPTCHA_REQUIRED' });
  }
  const user = findByUsername(world, body.username);
  if (user === null || user.isDeleted || user.password !== body.password) {
    world.failedSignIns += 1;
    throw new ApiFailure(401, 'Неверный логин или пароль', { code: 'WRONG_CREDENTIALS' });
  }
  world.failedSignIns = 0;
  return {
    ...world.tokens.signIn(user.id),
    isNeedChangePassword: user.isNeedChangePassword,
  };
};

export const needCaptcha: Handler<'needCaptcha'> = ({ world }) => ({
  needCaptcha: demandsCaptcha(world),
});

/** Ends the sign-in that the access token belongs to, with every token of it. */
export const logout: Handler<'logout'> = ({ bearer, world }) => {
  if (bearer !== null) world.tokens.revokeFamilyOf(bearer);
  return undefined;
};

/** Rotates: the bearer of this call is the refresh token (specification §7). */
export const refreshToken: Handler<'refreshToken'> = ({ bearer, world }) => {
  const pair = world.tokens.rotate(bearer ?? '');
  if (typeof pair === 'string') {
    throw new ApiFailure(401, 'Сессия завершена, войдите ещё раз', { code: REFUSAL_CODES[pair] });
  }
  return pair;
};

const REFUSAL_CODES: Record<RefreshRefusal, string> = {
  unknown: 'REFRESH_UNKNOWN',
  expired: 'REFRESH_EXPIRED',
  revoked: 'REFRESH_REVOKED',
  reused: 'REFRESH_REUSED',
};

function demandsCaptcha({ failedSignIns }: World): boolean {
  return failedSignIns >= FAILURES_BEFORE_CAPTCHA;
}

/** A login is an address: its case, and blanks of a paste, do not matter. */
export function findByUsername({ db }: World, username: string): Row<'user'> | null {
  return db.user.findFirst({ where: { username: { equals: username.trim().toLowerCase() } } });
}
