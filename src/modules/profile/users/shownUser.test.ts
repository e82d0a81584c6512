import { expect, it } from 'vitest';
import { anna } from '../../../../test/render/seeds';
import { fullName, userPath, usersPath } from './shownUser';

it.each([
  [anna, 'Соколова Анна Викторовна'],
  [{ ...anna, middlename: null }, 'Соколова Анна'],
  [{ username: anna.username }, 'sokolova@severveter.ru'],
  [{}, 'Без имени'],
])('the name of %j is «%s»', (user, name) => {
  expect(fullName(user)).toBe(name);
});

it('userPath encodes an id as one path segment', () => {
  expect(userPath('a/../b?c')).toBe('/profile/users/a%2F..%2Fb%3Fc');
});

it('usersPath opens the tab of all users', () => {
  expect(usersPath()).toBe('/profile?tab=users');
});
