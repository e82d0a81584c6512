/** Known roles, in the order of their switches on the page of a user. */
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

/** Roles that administer users: of their own organization, or of all organizations for the cabinet's owner. */
export const USER_ADMINISTRATORS: readonly KnownRoleId[] = ['USER_ADMIN', 'GODMOD'];

export type KnownRoleId = (typeof roles)[number]['id'];

/** A role that administrators assign. */
export interface KnownRole {
  id: KnownRoleId;
  name: string;
  /** Text about the rights that the role gives; the switch's description. */
  opens: string;
}

export const knownRoles: readonly KnownRole[] = roles;

/** A role as the server sends it; every field may be missing. */
interface NamedRole {
  id?: string;
  name?: string | null;
}

/** Returns the server's name of a role; otherwise the cabinet's name, or the id of an unknown role. */
export function roleName({ id = '', name }: NamedRole): string {
  return name || (knownRoles.find((role) => role.id === id)?.name ?? id);
}
