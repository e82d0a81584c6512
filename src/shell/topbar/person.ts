/** The part of a user that says who it is. */
export interface Person {
  username?: string | null;
  firstname?: string | null;
  lastname?: string | null;
  roles?: readonly { id?: string; name?: string | null; deleted?: boolean }[] | null;
}

/** Roles as people call them (specification, section 6), the most telling one first. */
const roleNames = [
  ['GODMOD', 'Разработчик'],
  ['USER_ADMIN', 'Администратор'],
  ['SELLER', 'Продавец'],
  ['SENDER', 'Отправитель'],
  ['FINANCE', 'Финансирование'],
  ['USER', 'Пользователь'],
] as const;

/** «Имя Фамилия»; the login when the name is not known. */
export function personName({ firstname, lastname, username }: Person): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name || username || 'Пользователь';
}

/** The most telling role the person holds; empty when there is none that has a name. */
export function personRole({ roles }: Person): string {
  const held = (roles ?? []).filter(({ deleted }) => deleted !== true);
  const known = roleNames.find(([id]) => held.some((role) => role.id === id));
  return known?.[1] ?? held.find(({ name }) => name)?.name ?? '';
}
