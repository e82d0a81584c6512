import { knownRoles } from '../../domain/roles';
import { services } from '../../domain/services';
import { hasPermission, type RoleHolder } from '../../session/permissions';

/** Services, sorted like their roles in `knownRoles`. */
const inOrderOfRoles = knownRoles.flatMap(({ id }) => services.filter(({ role }) => role === id));

const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/**
 * Returns the marketplaces for the roles of a user, joined by « и »: «Маркетплейс и курьерская служба». T1: the menu
 * item
 * is visible to every user of the module. Null if the user has no such role.
 */
export function marketplacesOf(user: RoleHolder | undefined): string | null {
  const [first, ...rest] = inOrderOfRoles
    .filter(({ role }) => hasPermission(user, [role]))
    .map(({ title }) => title);
  if (first === undefined) return null;
  return [first, ...rest.map(inSentence)].join(' и ');
}
