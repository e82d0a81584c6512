import type { RoleId, UserRole, User } from '../../../api/endpoints/user';
import { roleName, knownRoles, type KnownRole } from '../../../domain/roles';
import { heldRoles } from '../../../session/permissions';

export interface RoleSwitch {
  id: RoleId;
  name: string;
  opens?: string;
  /** Id of the current assignment of the role; null if the user does not have it. */
  assignmentId: string | null;
  disabledReason?: string;
}

const OWNER_ONLY = 'Эту роль назначает и снимает только владелец кабинета';
const OWN_ADMIN = 'Нельзя снять роль администратора с самого себя';
const OWN_GODMOD = 'Нельзя снять роль владельца кабинета с самого себя';

export interface RoleSubject {
  /** True if the viewer and the user are the same. */
  isSelf: boolean;
  /** True if the viewer holds GODMOD. */
  byOwner: boolean;
}

function reasonFor(id: string, { isSelf, byOwner }: RoleSubject): string | undefined {
  if (id === 'GODMOD' && !byOwner) return OWNER_ONLY;
  if (isSelf && id === 'USER_ADMIN') return OWN_ADMIN;
  return isSelf && id === 'GODMOD' ? OWN_GODMOD : undefined;
}

/**
 * Returns the assignable roles, then the user's other roles: unknown roles, and GODMOD if the viewer may not change it.
 * Thus every role of the user is listed.
 */
export function roleSwitches(assignments: readonly UserRole[], subject: RoleSubject): RoleSwitch[] {
  const held = new Map(
    assignments.flatMap(({ id, roleId, name, deleted }) =>
      deleted === true || roleId === undefined ? [] : [[roleId, { id, roleId, name }]],
    ),
  );
  const offered = grantableRoles(subject.byOwner).map(({ id, name, opens }) => ({
    id,
    name,
    opens,
  }));
  const others = [...held.values()]
    .filter(({ roleId }) => !offered.some(({ id }) => id === roleId))
    .map(({ roleId, name }) => ({
      id: roleId,
      name: roleName({ id: roleId, ...(name !== undefined && { name }) }),
    }));
  return [...offered, ...others].map((role) => {
    const assignmentId = held.get(role.id)?.id ?? null;
    // A role that the user does not have can always be assigned.
    const reason = assignmentId === null ? undefined : reasonFor(role.id, subject);
    return { ...role, assignmentId, ...(reason !== undefined && { disabledReason: reason }) };
  });
}

/** Returns the names of the roles that a user holds; removed roles are omitted. */
export function heldRoleNames(user: Pick<User, 'roles'>): string[] {
  return heldRoles(user).map(roleName);
}

/** Returns the roles that the viewer can assign. Only holders of GODMOD can assign GODMOD. */
export function grantableRoles(byOwner: boolean): readonly KnownRole[] {
  return byOwner ? knownRoles : knownRoles.filter(({ id }) => id !== 'GODMOD');
}
