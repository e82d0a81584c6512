import { knownRoles } from '../../domain/roles';
import { services } from '../../domain/services';
import { hasPermission, type RoleHolder } from '../../session/permissions';

/** Services, sorted like their roles in `knownRoles`. */
const inOrderOfRoles = knownRoles.flatMap(({ id }) => services.filter(({ role }) => role === id));

const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/**
 * T1: returns the services for the roles of a user, joined by « и »: «Маркетплейс и курьерская служба». Null if the
 * user has none of these roles.
 */
export function marketplacesOf(user: RoleHolder | undefined): string | null {
  const [first, ...rest] = inOrderOfRoles
    .filter(({ role }) => hasPermission(user, [role]))
    .map(({ title }) => title);
  if (first === undefined) return null;
  return [first, ...rest.map(inSentence)].join(' и ');
}
