import { describe, expect, it } from 'vitest';
import { heldRoles } from './heldRoles';
import { hasPermission } from './permissions';

const nonsense = [null, undefined, 'USER', 7, [], {}, { id: null }, { id: { of: 'x' }, name: 5 }];

describe('the roles a user holds', () => {
  it('leave out those taken away', () => {
    const roles = [{ id: 'USER' }, { id: 'FINANCE', name: 'Финансы', deleted: true }];
    expect(heldRoles({ roles })).toEqual([{ id: 'USER', name: null }]);
  });

  it('keep a role that has only a name of the server’s', () => {
    expect(heldRoles({ roles: [{ name: 'Аудитор' }] })).toEqual([{ id: '', name: 'Аудитор' }]);
  });

  it('are read from among nonsense, which takes nothing away', () => {
    const roles = [...nonsense, { id: 'SELLER', name: { ru: 'Продавец' } }];
    expect(heldRoles({ roles })).toEqual([{ id: 'SELLER', name: null }]);
    expect(hasPermission({ roles }, ['SELLER'])).toBe(true);
    expect(hasPermission({ roles }, ['GODMOD'])).toBe(false);
  });

  it.each([undefined, null, {}, { roles: null }])('are none for %j', (holder) => {
    expect(heldRoles(holder)).toEqual([]);
  });

  it('are none when the server sends something else than a list', () => {
    const holder: { roles: unknown[] } = JSON.parse('{"roles":"USER_ADMIN"}');
    expect(heldRoles(holder)).toEqual([]);
  });
});
