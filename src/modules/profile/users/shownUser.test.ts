import { expect, it } from 'vitest';
import { anna } from '../../../../test/render/seeds';
import { fullName } from './shownUser';

it.each([
  [anna, 'Соколова Анна Викторовна'],
  [{ ...anna, middlename: null }, 'Соколова Анна'],
  [{ username: anna.username }, 'sokolova@severveter.ru'],
  [{}, 'Без имени'],
])('the name of %j is «%s»', (user, name) => {
  expect(fullName(user)).toBe(name);
});
