/** What says which roles a user has. */
export interface RoleHolder {
  roles?: readonly { id: string; name?: string | undefined; deleted?: boolean | undefined }[];
}

/** A role that a user holds now. */
export interface HeldRole {
  id: string;
  /** The server's word for the role, if it has one. */
  name: string | null;
}

/** The roles that a user holds, those taken away left out: the only reader of `roles`. */
export function heldRoles(holder: RoleHolder | undefined): HeldRole[] {
  return (holder?.roles ?? [])
    .filter(({ deleted }) => deleted !== true)
    .map(({ id, name }) => ({ id, name: name || null }));
}
