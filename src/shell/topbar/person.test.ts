import { describe, expect, it } from 'vitest';
import { personName, personRole } from './person';

describe('the person in the top bar', () => {
  it.each([
    [{ firstname: 'Анна', lastname: 'Соколова', username: 'sokolova' }, 'Анна Соколова'],
    [{ firstname: '', lastname: 'Соколова' }, 'Соколова'],
    [
      { firstname: undefined, lastname: undefined, username: 'sokolova@severveter.ru' },
      'sokolova@severveter.ru',
    ],
    [{}, 'Пользователь'],
  ])('with the data %j has the name «%s»', (person, name) => {
    expect(personName(person)).toBe(name);
  });

  it.each([
    [[{ id: 'USER' }, { id: 'USER_ADMIN' }], 'Администратор организации'],
    [[{ id: 'GODMOD' }, { id: 'USER_ADMIN' }], 'Владелец кабинета'],
    [[{ id: 'USER' }, { id: 'USER_ADMIN', deleted: true }], 'Пользователь'],
    [[{ id: 'AUDITOR', name: 'Аудитор' }], 'Аудитор'],
    [[{ id: 'AUDITOR' }], ''],
    [[], ''],
  ])('with the roles %j is described as «%s»', (roles, role) => {
    expect(personRole({ roles })).toBe(role);
  });
});
