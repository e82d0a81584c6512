import { roleName } from '../../domain/roles';
import { heldRoles, type RoleHolder } from '../../session/permissions';

/** Fields of a user that give a person's name and role. */
export interface Person extends RoleHolder {
  username?: string | undefined;
  firstname?: string | undefined;
  lastname?: string | undefined;
}

/** Roles for which the cabinet has its own name, the most important first. */
const TELLING = ['GODMOD', 'USER_ADMIN', 'SELLER', 'SENDER', 'FINANCE', 'USER'];

/** Returns «Имя Фамилия»; the login if the name is unknown. */
export function personName({ firstname, lastname, username }: Person): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name || username || 'Пользователь';
}

/** Returns the name of the most important role; empty if no role has a name. */
export function personRole(person: Person): string {
  const held = heldRoles(person);
  const [telling] = TELLING.flatMap((id) => held.filter((role) => role.id === id));
  return telling ? roleName(telling) : (held.find(({ name }) => name !== null)?.name ?? '');
}
