import type { Organization } from '../api/endpoints/organization';
import { heldRoles, type RoleHolder } from './heldRoles';

/**
 * A permission check passes if the list is empty, or the user has at least one non-deleted role
 * whose id is in the list (rule S29).
 */
export function hasPermission(user: RoleHolder | undefined, roles: readonly string[]): boolean {
  if (roles.length === 0) return true;
  return heldRoles(user).some(({ id }) => roles.includes(id));
}

/** A user counts as an individual when the organization's legal status name is INDIVIDUAL. */
export function isIndividual(organization: Pick<Organization, 'legalStatus'> | undefined): boolean {
  return organization?.legalStatus?.name === 'INDIVIDUAL';
}
