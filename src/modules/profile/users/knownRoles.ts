import type { User } from '../../../api/endpoints/user';
import { knownRoles, roleName, type KnownRole } from '../../../domain/roles';

/** Names of the roles that a user holds now, those taken away left out. */
export function heldRoleNames({ roles }: Pick<User, 'roles'>): string[] {
  if (!Array.isArray(roles)) return []; // a sloppy answer must not take the page away
  return roles.filter(({ deleted }) => !deleted).map(roleName);
}

/** GODMOD is given and taken by its holders only; nobody else is offered it. */
export function grantableRoles(byOwner: boolean): readonly KnownRole[] {
  return byOwner ? knownRoles : knownRoles.filter(({ id }) => id !== 'GODMOD');
}
