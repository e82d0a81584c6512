import { describe, expect, it } from 'vitest';
import { mergeChanges } from './mergeChanges';

interface Person {
  lastname: string;
  firstname: string;
  middlename?: string | null;
  email?: string | null;
  form?: { code: string; name: string };
}

const base: Person = { lastname: 'Соколова', firstname: 'Анна', middlename: 'Игоревна' };

describe('records that two windows changed', () => {
  it('keep mine if nothing changed elsewhere', () => {
    const mine = { ...base, firstname: 'Мария' };
    expect(mergeChanges(base, mine, base)).toEqual({ merged: mine, conflicts: [] });
  });

  it('include changes of theirs, also a new value', () => {
    const theirs = { ...base, middlename: null, email: 'a@b.ru' };
    expect(mergeChanges(base, { ...base, firstname: 'Мария' }, theirs)).toEqual({
      merged: { ...base, firstname: 'Мария', middlename: null, email: 'a@b.ru' },
      conflicts: [],
    });
  });

  it('agree if both sides made the same change', () => {
    const changed = { ...base, firstname: 'Мария' };
    expect(mergeChanges(base, changed, changed).conflicts).toEqual([]);
  });

  it('conflict if both sides changed differently, and mine stays', () => {
    const mine = { ...base, firstname: 'Мария' };
    const { merged, conflicts } = mergeChanges(base, mine, { ...base, firstname: 'Жанна' });
    expect(merged.firstname).toBe('Мария');
    expect(conflicts).toEqual([{ field: 'firstname', theirs: 'Жанна' }]);
  });

  it('treat an absent value, null and an empty text as equal', () => {
    const { middlename: _, ...without } = base;
    const mine = { ...base, middlename: 'Ивановна' };
    for (const nothing of [without, { ...base, middlename: null }, { ...base, middlename: '' }]) {
      expect(mergeChanges(base, mine, nothing).conflicts).toHaveLength(1);
      expect(mergeChanges(nothing, mine, without)).toEqual({ merged: mine, conflicts: [] });
    }
  });

  it('compare a nested value by its parts', () => {
    const form = { code: '12300', name: 'ООО' };
    const other = { code: '12267', name: 'АО' };
    const start = { ...base, form };
    expect(mergeChanges(start, { ...start, form: { ...form } }, { ...start, form: other })).toEqual(
      {
        merged: { ...start, form: other },
        conflicts: [],
      },
    );
  });
});
