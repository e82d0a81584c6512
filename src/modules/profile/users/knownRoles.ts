import type { User } from '../../../api/endpoints/user';
import { knownRoles, roleName, type KnownRole } from '../../../domain/roles';
import { heldRoles } from '../../../session/heldRoles';

/** Names of the roles that a user holds now, those taken away left out. */
export function heldRoleNames(user: Pick<User, 'roles'>): string[] {
  return heldRoles(user).map(roleName);
}

/** Only holders of GODMOD may give or take it; it is not offered to other users. */
export function grantableRoles(byOwner: boolean): readonly KnownRole[] {
  return byOwner ? knownRoles : knownRoles.filter(({ id }) => id !== 'GODMOD');
}
