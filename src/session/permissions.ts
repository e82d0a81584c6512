/** What a permission check needs of a user; roles may be absent in a sloppy answer. */
export interface RoleHolder {
  roles?: readonly { id?: string; deleted?: boolean }[] | null;
}

/**
 * A permission check passes if the list is empty, or the user has at least one non-deleted role
 * whose id is in the list (specification, section 6).
 */
export function hasPermission(user: RoleHolder | undefined, roles: readonly string[]): boolean {
  if (roles.length === 0) return true;
  const held = Array.isArray(user?.roles) ? user.roles : [];
  return held.some(
    (role: { id?: string; deleted?: boolean } | null) =>
      role?.id !== undefined && role.deleted !== true && roles.includes(role.id),
  );
}

/** A user counts as an individual when the organization's legal status name is INDIVIDUAL. */
export function isIndividual(
  organization: { legalStatus?: { name?: string | null } | null } | null | undefined,
): boolean {
  return organization?.legalStatus?.name === 'INDIVIDUAL';
}
