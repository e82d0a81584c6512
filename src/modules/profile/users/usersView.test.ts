import { expect, it } from 'vitest';
import { userPath, usersPath } from './usersView';

it('encodes an id as one part of the path', () => {
  expect(userPath('a/../b?c')).toBe('/profile/users/a%2F..%2Fb%3Fc');
});

it('leads from a user back to the tab of all users', () => {
  expect(usersPath()).toBe('/profile?tab=users');
});
