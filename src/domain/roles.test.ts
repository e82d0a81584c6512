import { expect, it } from 'vitest';
import { knownRoles, roleName, USER_ADMINISTRATORS } from './roles';

it.each([
  [{ id: 'GODMOD' }, 'Владелец кабинета'],
  [{ id: 'USER_ADMIN', name: null }, 'Администратор организации'],
  [{ id: 'USER_ADMIN', name: 'Главный бухгалтер' }, 'Главный бухгалтер'],
  [{ id: 'AUDITOR', name: 'Аудитор' }, 'Аудитор'],
  [{ id: 'AUDITOR' }, 'AUDITOR'],
])('the role %j is called «%s»', (role, name) => {
  expect(roleName(role)).toBe(name);
});

it.each([
  ['USER_ADMIN', 'Добавляет пользователей, подтверждает их и назначает роли'],
  ['USER', 'Основные разделы кабинета'],
  ['FINANCE', 'Реестр поставок и объекты финансирования'],
  ['SELLER', 'Страхование заказов маркетплейса и документы по нему'],
  ['SENDER', 'Страхование отправлений курьерской службы'],
  ['GODMOD', 'Все организации и страница разработчика'],
])('the role %s has a description of its rights', (id, opens) => {
  expect(knownRoles.find((role) => role.id === id)?.opens).toBe(opens);
});

it('users are administered by the administrator of the organization and the owner of the cabinet', () => {
  expect(USER_ADMINISTRATORS.map((id) => roleName({ id }))).toEqual([
    'Администратор организации',
    'Владелец кабинета',
  ]);
});
