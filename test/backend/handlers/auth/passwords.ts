import { ApiFailure } from '../../core/failure';
import type { Row } from '../../db';
import { signedIn, type Call, type Handler } from '../../defineHandlers';
import type { World } from '../../world';
import { endGrants, userOfGrant } from './passwordGrants';

/** Patterns that a password must match: each requires a class of characters. */
const PASSWORD_RULES = [/\p{Ll}/u, /\p{Lu}/u, /[0-9]/, /[!@#$%^&*_'(){}[\]\-+.,"]/];

const SYLLABLES = ['Vetka', 'Sneg', 'Bereg', 'Lodka', 'Zarya', 'Klyuch', 'Ozero', 'Parus'];

/** Generates a valid password that is easy to read aloud. */
export const generatePassword: Handler<'generatePassword'> = ({ world: { randomness } }) => {
  const syllable = (): string => SYLLABLES[randomness.integer(0, SYLLABLES.length - 1)] ?? 'Sneg';
  return { password: `${syllable()}-${randomness.integer(1000, 9999)}-${syllable()}!` };
};

/** Sets a new password: with a token of recovery or registration, else for the signed-in user. */
export const changePassword: Handler<'changePassword'> = (call) => {
  const { body, world } = call;
  const user =
    body.passwordToken === undefined
      ? signedInWithOldPassword(call)
      : userOfGrant(world, body.passwordToken);
  if (!PASSWORD_RULES.every((rule) => rule.test(body.newPassword))) {
    throw wrongPassword('newPassword', 'Пароль не соответствует требованиям');
  }
  setPassword(world, user, body.newPassword);
  if (body.passwordToken !== undefined) {
    endGrants(world, user.id);
    world.tokens.revokeUser(user.id);
  }
  return undefined;
};

function signedInWithOldPassword(call: Call<'changePassword'>): Row<'user'> {
  const user = signedIn(call);
  // The server requires this change, so the user has just entered the old password.
  const isProved = user.isNeedChangePassword && call.body.oldPassword === undefined;
  if (!isProved && call.body.oldPassword !== user.password) {
    throw wrongPassword('oldPassword', 'Неверный текущий пароль');
  }
  return user;
}

function setPassword({ db }: World, user: Row<'user'>, password: string): void {
  db.user.update({
    where: { id: { equals: user.id } },
    data: { password, isNeedChangePassword: false },
  });
}

function wrongPassword(field: string, message: string): ApiFailure {
  return new ApiFailure(422, message, {
    code: 'VALIDATION_ERROR',
    fieldErrors: [{ field, message }],
  });
}
