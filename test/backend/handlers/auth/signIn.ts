import { ApiFailure } from '../../core/failure';
import type { RefreshRefusal } from '../../core/tokenRegistry';
import type { Row } from '../../db';
import type { Handler } from '../../defineHandlers';
import type { World } from '../../world';

/** Consecutive failed sign-ins of one login after which a captcha is required for a minute. */
const FAILURES_BEFORE_CAPTCHA = 3;
const CAPTCHA_MS = 60_000;

/** Starts a session. Refusals never reveal whether the login exists. */
export const login: Handler<'login'> = ({ body, headers, world }) => {
  const username = loginOf(body.username);
  if (isSuspected(world, username) && headers['smart-token'] === undefined) {
    throw new ApiFailure(403, 'Подтвердите, что вы не робот', { code: 'CAPTCHA_REQUIRED' });
  }
  const user = findByUsername(world, username);
  if (user === null || user.isDeleted || user.password !== body.password) {
    const { count = 0 } = freshFailures(world, username) ?? {};
    world.failedSignIns.set(username, { count: count + 1, at: world.clock.now() });
    throw new ApiFailure(401, 'Неверный логин или пароль', { code: 'WRONG_CREDENTIALS' });
  }
  world.failedSignIns.delete(username);
  return {
    ...world.tokens.signIn(user.id),
    isNeedChangePassword: user.isNeedChangePassword,
  };
};

/** Returns true if any login currently requires a captcha, because the page asks before it knows the login. */
export const needCaptcha: Handler<'needCaptcha'> = ({ world }) => ({
  needCaptcha: [...world.failedSignIns.keys()].some((username) => isSuspected(world, username)),
});

export const logout: Handler<'logout'> = ({ bearer, world }) => {
  if (bearer !== null) world.tokens.revokeFamilyOf(bearer);
  return undefined;
};

/** Rotates tokens: the bearer token of this call is the refresh token. */
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

/** Returns the failed sign-ins of a login; undefined if the last one is a minute old or older. */
function freshFailures({ failedSignIns, clock }: World, username: string) {
  const failures = failedSignIns.get(username);
  return failures && clock.now() - failures.at < CAPTCHA_MS ? failures : undefined;
}

function isSuspected(world: World, username: string): boolean {
  return (freshFailures(world, username)?.count ?? 0) >= FAILURES_BEFORE_CAPTCHA;
}

/** Returns a login without surrounding spaces and in lower case, like an e-mail address. */
export function loginOf(username: string): string {
  return username.trim().toLowerCase();
}

/** Ignores case and surrounding spaces of the login. */
export function findByUsername({ db }: World, username: string): Row<'user'> | null {
  return db.user.findFirst({ where: { username: { equals: loginOf(username) } } });
}
