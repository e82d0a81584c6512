import { roleName } from '../../domain/roles';
import { heldRoles, type RoleHolder } from '../../session/permissions';

/** The part of a user that says who it is. */
export interface Person extends RoleHolder {
  username?: string | undefined;
  firstname?: string | undefined;
  lastname?: string | undefined;
}

/** Roles that have a name of ours, the most telling one first. */
const TELLING = ['GODMOD', 'USER_ADMIN', 'SELLER', 'SENDER', 'FINANCE', 'USER'];

/** «Имя Фамилия»; the login when the name is not known. */
export function personName({ firstname, lastname, username }: Person): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name || username || 'Пользователь';
}

/** The most telling role the person holds; empty when there is none that has a name. */
export function personRole(person: Person): string {
  const held = heldRoles(person);
  const [telling] = TELLING.flatMap((id) => held.filter((role) => role.id === id));
  return telling ? roleName(telling) : (held.find(({ name }) => name !== null)?.name ?? '');
}
