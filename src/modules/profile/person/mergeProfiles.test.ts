import { describe, expect, it } from 'vitest';
import type { OwnProfile } from '../../../api/endpoints/user';
import { conflictError, mergeProfiles } from './mergeProfiles';

const base: OwnProfile = {
  lastname: 'Соколова',
  firstname: 'Анна',
  middlename: 'Игоревна',
  mobilePhone: '+79161234567',
};

describe('profiles that two windows changed', () => {
  it('are mine where nothing happened elsewhere', () => {
    const mine = { ...base, firstname: 'Мария' };
    expect(mergeProfiles(base, mine, base)).toEqual({ profile: mine, conflicts: [] });
  });

  it('take over what only they changed, also a value that is there now and was not', () => {
    const theirs = { ...base, middlename: null, email: 'a@b.ru' };
    expect(mergeProfiles(base, { ...base, firstname: 'Мария' }, theirs)).toEqual({
      profile: { ...base, firstname: 'Мария', middlename: null, email: 'a@b.ru' },
      conflicts: [],
    });
  });

  it('agree when both changed the same to the same', () => {
    const changed = { ...base, firstname: 'Мария' };
    expect(mergeProfiles(base, changed, changed).conflicts).toEqual([]);
  });

  it('are in conflict where both changed the same differently, and mine stays', () => {
    const mine = { ...base, firstname: 'Мария' };
    const { profile, conflicts } = mergeProfiles(base, mine, { ...base, firstname: 'Жанна' });
    expect(profile.firstname).toBe('Мария');
    expect(conflicts).toEqual([{ field: 'firstname', theirs: 'Жанна' }]);
    expect(conflictError(conflicts).fieldErrors).toEqual([
      { field: 'firstname', message: 'В другом окне: Жанна' },
    ]);
  });

  it('say so when the other window emptied the field', () => {
    const mine = { ...base, middlename: 'Ивановна' };
    const { conflicts } = mergeProfiles(base, mine, { ...base, middlename: null });
    expect(conflictError(conflicts).fieldErrors[0]?.message).toBe('В другом окне: пусто');
  });
});
