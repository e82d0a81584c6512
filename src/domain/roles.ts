/** Roles, in the order of their switches. */
const roles = [
  {
    id: 'USER_ADMIN',
    name: 'Администратор организации',
    opens: 'Добавляет пользователей, подтверждает их и назначает роли',
  },
  { id: 'USER', name: 'Пользователь', opens: 'Основные разделы кабинета' },
  { id: 'FINANCE', name: 'Финансирование', opens: 'Реестр поставок и объекты финансирования' },
  {
    id: 'SELLER',
    name: 'Продавец маркетплейса',
    opens: 'Страхование заказов маркетплейса и документы по нему',
  },
  { id: 'SENDER', name: 'Отправитель', opens: 'Страхование отправлений курьерской службы' },
  { id: 'GODMOD', name: 'Владелец кабинета', opens: 'Все организации и страница разработчика' },
] as const;

/** Roles that administer users: the users of their own organization, or all users for the cabinet's owner. */
export const USER_ADMINISTRATORS: readonly KnownRoleId[] = ['USER_ADMIN', 'GODMOD'];

/** A role known to this version. */
export type KnownRoleId = (typeof roles)[number]['id'];

/** A role that administrators assign. */
export interface KnownRole {
  id: KnownRoleId;
  name: string;
  /** Rights of its holder, used as the switch's description. */
  opens: string;
}

/** Every known role, in the order of the switches. */
export const knownRoles: readonly KnownRole[] = roles;

/** A role as a user or an answer has it; every field may be missing. */
interface NamedRole {
  id?: string;
  /** The server's name of the role, if it has one. */
  name?: string | null;
}

/** Returns the name of a role: the server's, else ours, else its id. */
export function roleName({ id = '', name }: NamedRole): string {
  return name || (knownRoles.find((role) => role.id === id)?.name ?? id);
}
