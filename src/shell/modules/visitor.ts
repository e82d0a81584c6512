import type { RoleHolder } from '../../session/heldRoles';

/** The part of a user that decides about access: roles and what the organization switched off. */
export interface VisitorUser extends RoleHolder {
  organization?: { excludedModules: readonly string[] } | undefined;
}

/** Who asks for a module: the user and what the server's list of modules names. */
export interface Visitor {
  serverNames: readonly string[];
  user: VisitorUser | undefined;
}
