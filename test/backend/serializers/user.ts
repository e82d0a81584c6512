import { roleName } from '../../../src/domain/roles';
import { byId } from '../access';
import type { Row } from '../db';
import type { Operations } from '../generated/operations';
import type { World } from '../world';
import { toOrganization } from './organization';

type User = Operations['getCurrentUser']['response'];
type UserRole = Operations['getUserRole']['response'];

export function toUser(world: World, row: Row<'user'>): User {
  return {
    id: row.id,
    username: row.username,
    lastname: row.lastname,
    firstname: row.firstname,
    middlename: row.middlename,
    email: row.email,
    mobilePhone: row.mobilePhone,
    roles: row.roles.map(({ roleId, deleted }) => ({
      id: roleId,
      name: roleName({ id: roleId }),
      deleted,
    })),
    organization: toOrganization(
      world,
      byId(world.db.organization, row.organizationId, 'Организация не найдена'),
    ),
    isDeleted: row.isDeleted,
    userIsDeleted: row.isDeleted,
    isNeedChangePassword: row.isNeedChangePassword,
    isVerified: row.isVerified,
  };
}

export function toUserRole({ id, userId, roleId, deleted }: Row<'userRole'>): UserRole {
  return { id, userId, roleId, name: roleName({ id: roleId }), deleted };
}
