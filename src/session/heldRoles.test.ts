import { describe, expect, it } from 'vitest';
import { answered } from '../../test/render/answered';
import { hasPermission, heldRoles } from './permissions';

const nonsense = [null, undefined, 'USER', 7, [], {}, { id: null }, { id: { of: 'x' }, name: 5 }];

/** Returns a user as parsed from a server response. */
const user = (body: object) => answered('getCurrentUser', { id: 'u', ...body });

describe('the roles a user holds', () => {
  it('exclude removed roles', () => {
    const roles = [{ id: 'USER' }, { id: 'FINANCE', name: 'Финансы', deleted: true }];
    expect(heldRoles({ roles })).toEqual([{ id: 'USER', name: null }]);
  });

  it('have no name if the server’s name is empty', () => {
    const roles = [
      { id: 'USER', name: '' },
      { id: 'FINANCE', name: 'Финансы' },
    ];
    expect(heldRoles({ roles }).map(({ name }) => name)).toEqual([null, 'Финансы']);
  });

  it('are read from a list with invalid entries', () => {
    const holder = user({ roles: [...nonsense, { id: 'SELLER', name: { ru: 'Продавец' } }] });
    expect(heldRoles(holder)).toEqual([{ id: 'SELLER', name: null }]);
    expect(hasPermission(holder, ['SELLER'])).toBe(true);
    expect(hasPermission(holder, ['GODMOD'])).toBe(false);
  });

  it.each([
    ['no user', undefined],
    ['a user without data', {}],
    ['a user without roles', user({})],
    ['a user with null roles', user({ roles: null })],
  ])('are an empty list for %s', (_who, holder) => {
    expect(heldRoles(holder)).toEqual([]);
  });

  it('are an empty list if the server does not send a list', () => {
    expect(heldRoles(user({ roles: 'USER_ADMIN' }))).toEqual([]);
  });
});
