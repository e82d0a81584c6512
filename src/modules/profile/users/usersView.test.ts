import { expect, it } from 'vitest';
import { userPath, usersPath } from './usersView';

it('the path of a user encodes the id as one segment', () => {
  expect(userPath('a/../b?c')).toBe('/profile/users/a%2F..%2Fb%3Fc');
});

it('the path of the list leads from a user back to the tab of all users', () => {
  expect(usersPath()).toBe('/profile?tab=users');
});
