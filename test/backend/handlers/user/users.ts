import { byId, demandOwn, holdsRole } from '../../access';
import { ApiFailure } from '../../core/failure';
import { search } from '../../core/search';
import type { Row } from '../../db';
import { signedIn, type Handler } from '../../defineHandlers';
import { DEMO_PASSWORD } from '../../scenarios/people';
import { toUser } from '../../serializers/user';
import type { World } from '../../world';
import { loginOf } from '../auth/signIn';
import { administrator, type UserCall } from './administrator';
import { changePerson } from './changePerson';
import { demandGrantable } from './roles';
import { setVerified } from './verification';

const USER_NOT_FOUND = 'Пользователь не найден';

/** Returns the users of the caller's organization; all users for the cabinet owner. */
export const findUsers: Handler<'findUsers'> = (call) => {
  const { body, world } = call;
  const caller = administrator(call);
  const seesAll = holdsRole(world, caller, 'GODMOD');
  const visible = world.db.user
    .getAll()
    .filter(({ organizationId }) => seesAll || organizationId === caller.organizationId)
    .map((row) => toUser(world, row));
  return search(visible, body);
};

/**
 * Returns the caller, or a user whom the caller administers: the administrator of the same organization, or the cabinet
 * owner.
 */
export const getUser: Handler<'getUser'> = (call) => {
  const { path, world } = call;
  const caller = signedIn(call);
  return toUser(world, path.id === caller.id ? caller : visibleUser(call, path.id));
};

/** Adds a user, who waits for confirmation and must choose a password at the first sign-in. */
export const createUser: Handler<'createUser'> = (call) => {
  const { body, world } = call;
  const caller = administrator(call);
  demandFreeUsername(world, body.username);
  for (const roleId of body.roles) demandGrantable(world, caller, roleId);
  const row = world.db.user.create({
    id: world.randomness.uuid(),
    // The contract also accepts spaces alone.
    username: loginOf(body.username) || body.username,
    password: DEMO_PASSWORD,
    lastname: body.lastname,
    firstname: body.firstname,
    middlename: body.middlename ?? null,
    email: body.email,
    mobilePhone: body.mobilePhone ?? null,
    organizationId: caller.organizationId,
    isDeleted: false,
    isNeedChangePassword: true,
    isVerified: false,
  });
  for (const roleId of new Set(body.roles)) {
    world.db.userRole.create({
      id: world.randomness.uuid(),
      userId: row.id,
      roleId,
      deleted: false,
    });
  }
  world.announce(`Новый пользователь ${row.username}, временный пароль ${DEMO_PASSWORD}`);
  return toUser(world, row);
};

/** Changes a user whom the caller administers, including the confirmation. */
export const updateUser: Handler<'updateUser'> = (call) => {
  const { body, path, world } = call;
  const row = visibleUser(call, path.id);
  demandOthersConfirmation(call, row, body.isVerified);
  changePerson(world, row.id, body);
  if (body.isVerified !== undefined) setVerified(world, row.id, body.isVerified);
  return toUser(world, byId(world.db.user, row.id, USER_NOT_FOUND));
};

/** Marks the user as deleted and ends the user's sessions. */
export const deleteUser: Handler<'deleteUser'> = (call) => {
  const { path, world } = call;
  const row = visibleUser(call, path.id);
  if (row.id === signedIn(call).id) {
    throw new ApiFailure(409, 'Нельзя удалить самого себя', { code: 'CONFLICT' });
  }
  world.db.user.update({ where: { id: { equals: row.id } }, data: { isDeleted: true } });
  world.tokens.revokeUser(row.id);
  return undefined;
};

function visibleUser(call: UserCall, id: string): Row<'user'> {
  const caller = administrator(call);
  const row = byId(call.world.db.user, id, USER_NOT_FOUND);
  demandOwn(call.world, caller, row.organizationId, USER_NOT_FOUND);
  return row;
}

/** Throws a 403 if the caller changes their own confirmation. */
function demandOthersConfirmation(
  call: UserCall,
  { id, isVerified }: Row<'user'>,
  wanted: boolean | undefined,
): void {
  if (wanted === undefined || wanted === isVerified || id !== signedIn(call).id) return;
  throw new ApiFailure(403, 'Нельзя менять подтверждение самого себя', { code: 'FORBIDDEN' });
}

export function demandFreeUsername({ db }: World, username: string): void {
  if (db.user.count({ where: { username: { equals: loginOf(username) } } }) > 0) {
    throw new ApiFailure(409, 'Пользователь с таким логином уже есть', { code: 'CONFLICT' });
  }
}
