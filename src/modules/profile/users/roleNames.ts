import type { RoleId, User } from '../../../api/generated/user';

/** A role that administrators give, with what it opens. */
export interface KnownRole {
  id: RoleId;
  name: string;
  opens: string;
}

/** The roles of specification, section 6, in the order of the switches. */
export const knownRoles: readonly KnownRole[] = [
  {
    id: 'USER_ADMIN',
    name: 'Администратор организации',
    opens: 'Добавляет пользователей, подтверждает их и назначает роли',
  },
  { id: 'USER', name: 'Пользователь', opens: 'Основные разделы кабинета' },
  {
    id: 'FINANCE',
    name: 'Финансирование',
    opens: 'Реестр поставок и объекты финансирования',
  },
  {
    id: 'SELLER',
    name: 'Продавец маркетплейса',
    opens: 'Страхование заказов маркетплейса и документы по нему',
  },
  {
    id: 'SENDER',
    name: 'Отправитель',
    opens: 'Страхование отправлений курьерской службы',
  },
  {
    id: 'GODMOD',
    name: 'Владелец кабинета',
    opens: 'Все организации и страница разработчика',
  },
];

/** The name of a role: the server's, else ours, else its id. */
export function roleName({ id, name }: { id: RoleId; name?: string | null }): string {
  return name || (knownRoles.find((role) => role.id === id)?.name ?? id);
}

/** Names of the roles that a user holds now, those taken away left out. */
export function heldRoleNames({ roles }: Pick<User, 'roles'>): string[] {
  if (!Array.isArray(roles)) return []; // a sloppy answer must not take the page away
  return roles.filter(({ deleted }) => !deleted).map(roleName);
}

/** GODMOD is given and taken by its holders only; nobody else is offered it. */
export function grantableRoles(byOwner: boolean): readonly KnownRole[] {
  return byOwner ? knownRoles : knownRoles.filter(({ id }) => id !== 'GODMOD');
}
