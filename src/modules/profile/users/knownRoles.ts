import type { User } from '../../../api/endpoints/user';
import { knownRoles, roleName, type KnownRole } from '../../../domain/roles';
import { heldRoles } from '../../../session/heldRoles';

/** Names of the roles that a user holds now, those taken away left out. */
export function heldRoleNames(user: Pick<User, 'roles'>): string[] {
  return heldRoles(user).map(roleName);
}

/** GODMOD is given and taken by its holders only; nobody else is offered it. */
export function grantableRoles(byOwner: boolean): readonly KnownRole[] {
  return byOwner ? knownRoles : knownRoles.filter(({ id }) => id !== 'GODMOD');
}
