import { describe, expect, it } from 'vitest';
import type { UserRole } from '../../../api/endpoints/user';
import { roleSwitches } from './roleSwitches';

const held = (roleId: string, more: Partial<UserRole> = {}): UserRole => ({
  id: `a-${roleId}`,
  userId: 'u2',
  roleId,
  deleted: false,
  ...more,
});
const colleague = { isSelf: false, byOwner: false };

describe('the switches of roles', () => {
  it('are on for roles that are assigned and not deleted', () => {
    const switches = roleSwitches([held('USER'), held('SELLER', { deleted: true })], colleague);
    expect(switches.filter(({ assignmentId }) => assignmentId !== null)).toMatchObject([
      { id: 'USER', assignmentId: 'a-USER' },
    ]);
    expect(switches.map(({ id }) => id)).toEqual([
      'USER_ADMIN',
      'USER',
      'FINANCE',
      'SELLER',
      'SENDER',
    ]);
  });

  it('include GODMOD for the owner, and for users who have it', () => {
    expect(roleSwitches([], { isSelf: false, byOwner: true }).at(-1)?.id).toBe('GODMOD');
    const seen = roleSwitches([held('GODMOD')], colleague).at(-1);
    expect(seen?.id).toBe('GODMOD');
    expect(seen?.disabledReason).toMatch(/только владелец кабинета/);
  });

  it.each([
    ['USER_ADMIN', 'администратора'],
    ['GODMOD', 'владельца кабинета'],
  ])('do not let a user remove %s from himself', (roleId, name) => {
    const [self, other] = [true, false].map((isSelf) =>
      roleSwitches([held(roleId)], { isSelf, byOwner: true }).find(({ id }) => id === roleId),
    );
    expect(self?.disabledReason).toBe(`Нельзя снять роль ${name} с самого себя`);
    expect(other?.disabledReason).toBeUndefined();
  });

  it('let the viewer add a role that is not assigned yet', () => {
    const admin = roleSwitches([], { isSelf: true, byOwner: true })[0];
    expect(admin).toMatchObject({ id: 'USER_ADMIN', assignmentId: null });
    expect(admin?.disabledReason).toBeUndefined();
  });

  it('show an unknown role by the server’s name', () => {
    const switches = roleSwitches([held('AUDITOR', { name: 'Аудитор' }), held('X')], colleague);
    expect(switches.slice(-2).map(({ name }) => name)).toEqual(['Аудитор', 'X']);
  });
});
