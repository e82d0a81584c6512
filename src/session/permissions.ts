import type { Organization } from '../api/endpoints/organization';

/** Roles of a user, including removed roles. */
export interface RoleHolder {
  roles?: readonly { id: string; name?: string | undefined; deleted?: boolean | undefined }[];
}

/** Fields of a user on which access depends: roles, confirmation, and the organization's switched-off modules. */
export interface VisitorUser extends RoleHolder {
  isVerified?: boolean | undefined;
  organization?: { excludedModules: readonly string[] } | undefined;
}

/** A user and the modules that the server has listed. */
export interface Visitor {
  serverNames: readonly string[];
  user: VisitorUser | undefined;
}

export interface HeldRole {
  id: string;
  /** Name of the role as the server sends it; null if it sends none. */
  name: string | null;
}

/** Returns the current roles of a user, without removed roles. No other code may read `roles`. */
export function heldRoles(holder: RoleHolder | undefined): HeldRole[] {
  return (holder?.roles ?? [])
    .filter(({ deleted }) => deleted !== true)
    .map(({ id, name }) => ({ id, name: name || null }));
}

/**
 * Returns true if the list is empty, or the user has at least one non-deleted role whose id is in the list. S29: a
 * check of permissions needs one of the roles.
 */
export function hasPermission(user: RoleHolder | undefined, roles: readonly string[]): boolean {
  if (roles.length === 0) return true;
  return heldRoles(user).some(({ id }) => roles.includes(id));
}

/** Returns true if the organization's legal status is named INDIVIDUAL. */
export function isIndividual(organization: Pick<Organization, 'legalStatus'> | undefined): boolean {
  return organization?.legalStatus?.name === 'INDIVIDUAL';
}
