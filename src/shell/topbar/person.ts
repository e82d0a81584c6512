import { roleName } from '../../domain/roles';

/** The part of a user that says who it is. */
export interface Person {
  username?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  roles?: readonly { id?: string; name?: string | null; deleted?: boolean }[] | null;
}

/** Roles that have a name of ours, the most telling one first. */
const TELLING = ['GODMOD', 'USER_ADMIN', 'SELLER', 'SENDER', 'FINANCE', 'USER'];

/** «Имя Фамилия»; the login when the name is not known. */
export function personName({ firstname, lastname, username }: Person): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name || username || 'Пользователь';
}

/** The most telling role the person holds; empty when there is none that has a name. */
export function personRole({ roles }: Person): string {
  const held = (roles ?? []).filter(({ deleted }) => deleted !== true);
  const [telling] = TELLING.flatMap((id) => held.filter((role) => role.id === id));
  return telling ? roleName(telling) : (held.find(({ name }) => name)?.name ?? '');
}
