import { byId, demandOwn, holdsRole, seesOrganization } from '../../access';
import { ApiFailure } from '../../core/failure';
import { search } from '../../core/search';
import type { Row } from '../../db';
import { signedIn, type Handler } from '../../defineHandlers';
import { toUserRole } from '../../serializers/user';
import type { World } from '../../world';
import { administrator, type UserCall } from './administrator';

const ASSIGNMENT_NOT_FOUND = 'Назначение роли не найдено';
const USER_NOT_FOUND = 'Пользователь не найден';

/** Returns the role assignments of the users that the caller may see. */
export const findUserRoles: Handler<'findUserRoles'> = (call) => {
  const { body, world } = call;
  const caller = administrator(call);
  const visible = world.db.userRole
    .getAll()
    .filter(({ userId }) => seesOrganization(world, caller, ownerOf(world, userId).organizationId));
  return search(visible.map(toUserRole), body);
};

export const getUserRole: Handler<'getUserRole'> = (call) =>
  toUserRole(visibleAssignment(call, call.path.id));

/** Adds a role to a user; a removed role is restored with the id of its old assignment. */
export const createUserRole: Handler<'createUserRole'> = (call) => {
  const { body, world } = call;
  const { db } = world;
  const caller = administrator(call);
  demandOwn(world, caller, ownerOf(world, body.userId).organizationId, USER_NOT_FOUND);
  demandGrantable(world, caller, body.roleId);
  const former = db.userRole.findFirst({
    where: { userId: { equals: body.userId }, roleId: { equals: body.roleId } },
  });
  if (former === null) {
    return toUserRole(db.userRole.create({ ...body, id: world.randomness.uuid(), deleted: false }));
  }
  if (!former.deleted) {
    throw new ApiFailure(409, 'У пользователя уже есть эта роль', { code: 'CONFLICT' });
  }
  db.userRole.update({ where: { id: { equals: former.id } }, data: { deleted: false } });
  return { ...toUserRole(former), deleted: false };
};

/** Marks the assignment of a role as deleted. The row stays. */
export const deleteUserRole: Handler<'deleteUserRole'> = (call) => {
  const { path, world } = call;
  const assignment = visibleAssignment(call, path.id);
  demandGrantable(world, signedIn(call), assignment.roleId);
  if (assignment.roleId === 'USER_ADMIN' && assignment.userId === signedIn(call).id) {
    throw new ApiFailure(409, 'Нельзя снять роль администратора с самого себя', {
      code: 'CONFLICT',
    });
  }
  world.db.userRole.update({ where: { id: { equals: assignment.id } }, data: { deleted: true } });
  return undefined;
};

/** Throws a 403 for a role that only the cabinet owner may change. */
export function demandGrantable(world: World, caller: Row<'user'>, roleId: string): void {
  if (roleId === 'GODMOD' && !holdsRole(world, caller, 'GODMOD')) {
    throw new ApiFailure(403, 'Эту роль назначает только владелец кабинета', {
      code: 'FORBIDDEN',
    });
  }
}

function ownerOf({ db }: World, userId: string): Row<'user'> {
  return byId(db.user, userId, USER_NOT_FOUND);
}

function visibleAssignment(call: UserCall, id: string): Row<'userRole'> {
  const { world } = call;
  const caller = administrator(call);
  const assignment = byId(world.db.userRole, id, ASSIGNMENT_NOT_FOUND);
  const { organizationId } = ownerOf(world, assignment.userId);
  demandOwn(world, caller, organizationId, ASSIGNMENT_NOT_FOUND);
  return assignment;
}
