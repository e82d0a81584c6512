import type { RoleId, User } from '../../../api/generated/user';
import { heldRoles } from '../../../session/heldRoles';
import { roleName } from '../../../session/roleNames';

/** A role that administrators give, with what it opens. */
export interface KnownRole {
  id: RoleId;
  name: string;
  opens: string;
}

const known = (id: RoleId, opens: string): KnownRole => ({ id, name: roleName({ id }), opens });

/** The roles of specification, section 6, in the order of the switches. */
export const knownRoles: readonly KnownRole[] = [
  known('USER_ADMIN', 'Добавляет пользователей, подтверждает их и назначает роли'),
  known('USER', 'Основные разделы кабинета'),
  known('FINANCE', 'Реестр поставок и объекты финансирования'),
  known('SELLER', 'Страхование заказов маркетплейса и документы по нему'),
  known('SENDER', 'Страхование отправлений курьерской службы'),
  known('GODMOD', 'Все организации и страница разработчика'),
];

/** Names of the roles that a user holds now, those taken away left out. */
export function heldRoleNames(user: Pick<User, 'roles'>): string[] {
  return heldRoles(user).map(roleName);
}

/** GODMOD is given and taken by its holders only; nobody else is offered it. */
export function grantableRoles(byOwner: boolean): readonly KnownRole[] {
  return byOwner ? knownRoles : knownRoles.filter(({ id }) => id !== 'GODMOD');
}
