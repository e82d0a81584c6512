import { fieldsOf } from '../lib/fieldsOf';

/** Who may hold roles; a sloppy answer has none, null, or anything among them. */
export interface RoleHolder {
  roles?: readonly unknown[] | null | undefined;
}

/** A role that somebody holds now. */
export interface HeldRole {
  /** Empty when the server did not say. */
  id: string;
  /** The server's word for the role, if it has one. */
  name: string | null;
}

/**
 * The roles that a user holds, those taken away left out: the only reader of `roles`. What is no
 * role is left out too, so that one wrong entry takes nothing away from the user.
 */
export function heldRoles(holder: RoleHolder | null | undefined): HeldRole[] {
  const roles: unknown = holder?.roles;
  if (!Array.isArray(roles)) return [];
  return roles.flatMap((role: unknown) => {
    const { id, name, deleted } = fieldsOf(role);
    const isNamed = typeof name === 'string' && name !== '';
    if (deleted === true || (typeof id !== 'string' && !isNamed)) return [];
    return [{ id: typeof id === 'string' ? id : '', name: isNamed ? name : null }];
  });
}
