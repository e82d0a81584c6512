import { expect, it } from 'vitest';
import { userPath, usersPath } from './usersView';

it('writes an id into the path as one part of it', () => {
  expect(userPath('a/../b?c')).toBe('/profile/users/a%2F..%2Fb%3Fc');
});

it('leads from a user back to the tab of all users', () => {
  expect(usersPath()).toBe('/profile?tab=users');
});
