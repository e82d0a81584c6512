import { expect, it } from 'vitest';
import { roleName } from './roles';

it.each([
  [{ id: 'GODMOD' }, 'Владелец кабинета'],
  [{ id: 'USER_ADMIN', name: null }, 'Администратор организации'],
  [{ id: 'USER_ADMIN', name: 'Главный бухгалтер' }, 'Главный бухгалтер'],
  [{ id: 'AUDITOR', name: 'Аудитор' }, 'Аудитор'],
  [{ id: 'AUDITOR' }, 'AUDITOR'],
])('the role %j is called «%s»', (role, name) => {
  expect(roleName(role)).toBe(name);
});
