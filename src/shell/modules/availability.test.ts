import { describe, expect, it } from 'vitest';
import type { VisitorUser } from '../../session/permissions';
import { availableModules, canEnterModule, isModuleExcluded } from './availability';
import { defineModule } from './defineModule';

function userWith(...roles: string[]): VisitorUser {
  return { roles: roles.map((id) => ({ id, deleted: false })) };
}

const names = (user: VisitorUser | undefined, serverNames: readonly string[] = []) =>
  [...availableModules({ serverNames, user })].toSorted();

describe('available modules', () => {
  it('always include the core and the modules that the server lists', () => {
    expect(names(undefined)).toEqual(['core']);
    expect(names(undefined, ['debtors', 'finance'])).toEqual(['core', 'debtors', 'finance']);
  });

  it.each([
    [['SELLER', 'USER_ADMIN'], 'include', true],
    [['SELLER', 'USER'], 'include', true],
    [['SENDER', 'GODMOD'], 'include', true],
    [['SELLER'], 'omit', false],
    [['SENDER', 'FINANCE'], 'omit', false],
    [['USER', 'USER_ADMIN', 'GODMOD'], 'omit', false],
    [[], 'omit', false],
  ])('for the roles %j %s the settlement module', (roles, _verb, kept) => {
    expect(names(userWith(...roles)).includes('settlement-personal-account')).toBe(kept);
  });

  it('do not include the settlement module for a deleted role', () => {
    const user = { roles: [{ id: 'SELLER', deleted: true }, { id: 'USER' }] };
    expect(names(user)).toEqual(['core']);
  });

  it('exclude the settlement module without its roles, even if the server lists it', () => {
    expect(names(userWith('USER'), ['settlement-personal-account'])).toEqual(['core']);
  });
});

describe('isModuleExcluded', () => {
  it('depends only on the excluded modules of the organization', () => {
    expect(isModuleExcluded({ excludedModules: ['finance'] }, 'finance')).toBe(true);
    expect(isModuleExcluded({ excludedModules: ['finance'] }, 'debtors')).toBe(false);
    expect(isModuleExcluded({ excludedModules: [] }, 'finance')).toBe(false);
    expect(isModuleExcluded(undefined, 'finance')).toBe(false);
  });
});

describe('canEnterModule', () => {
  const sender = defineModule({
    id: 'sender',
    title: 'Страхование заказов',
    sort: 40,
    access: { roles: ['SENDER'], excludable: true },
  });
  const enter = (
    user: VisitorUser | undefined,
    access?: { roles?: readonly string[]; public?: true },
    serverNames: readonly string[] = ['sender'],
  ) => canEnterModule(sender, { serverNames, user }, access && { access });

  it('requires one of the module’s roles', () => {
    expect(enter(userWith('SENDER'))).toBe(true);
    expect(enter(userWith('SELLER'))).toBe(false);
    expect(enter(undefined)).toBe(false);
  });

  it('requires the server to list the module', () => {
    expect(enter(userWith('SENDER'), undefined, ['debtors'])).toBe(false);
  });

  it('refuses GODMOD without one of the module’s roles', () => {
    expect(enter(userWith('GODMOD'))).toBe(false);
  });

  it('refuses everybody if the organization excludes the module', () => {
    const user = { ...userWith('SENDER'), organization: { excludedModules: ['sender'] } };
    expect(enter(user)).toBe(false);
    expect(enter(user, { roles: [] })).toBe(false);
  });

  it('ignores the exclusion of a module that cannot be excluded', () => {
    const core = defineModule({ id: 'account', availableAs: 'core', title: 'Профиль', sort: 1 });
    const user = { organization: { excludedModules: ['account'] } };
    expect(canEnterModule(core, { serverNames: [], user })).toBe(true);
  });

  it('requires the roles of a route rather than the roles of its module', () => {
    expect(enter(userWith('SELLER'), { roles: [] })).toBe(true);
    expect(enter(userWith('SENDER'), { roles: ['USER_ADMIN'] })).toBe(false);
  });

  it('allows everybody to open a public route', () => {
    expect(enter(undefined, { public: true }, [])).toBe(true);
  });
});
