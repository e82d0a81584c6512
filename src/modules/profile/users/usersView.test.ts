import { describe, expect, it } from 'vitest';
import { DEFAULT_USERS_VIEW, userPath, usersPath, usersViewOf, type UsersView } from './usersView';

const searchOf = (view: UsersView) => new URL(usersPath(view), 'https://cabinet.example').search;

describe('the address of the list of users', () => {
  it('is that of the tab for the default view', () => {
    expect(usersPath()).toBe('/profile?tab=users');
    expect(usersViewOf('?tab=users')).toEqual(DEFAULT_USERS_VIEW);
  });

  it.each<UsersView>([
    DEFAULT_USERS_VIEW,
    { status: 'deleted', sort: { id: 'lastname', direction: 'desc' }, page: 0 },
    { status: 'unverified', sort: { id: 'organization.name', direction: 'asc' }, page: 4 },
    { status: 'active', sort: { id: 'isVerified', direction: 'desc' }, page: 1 },
    { status: 'present', sort: { id: 'mobilePhone', direction: 'desc' }, page: 0 },
  ])('keeps everything of $status, $sort.id, page $page', (view) => {
    expect(usersViewOf(searchOf(view))).toEqual(view);
  });

  it.each([
    '?status=all',
    '?sort=password',
    '?sort=--lastname',
    '?page=-3',
    '?page=1.5',
    '?page=x',
  ])('falls back to the default for %s', (search) => {
    expect(usersViewOf(search)).toEqual(DEFAULT_USERS_VIEW);
  });
});

it('writes an id into the path as one part of it', () => {
  expect(userPath('a/../b?c')).toBe('/profile/users/a%2F..%2Fb%3Fc');
});
