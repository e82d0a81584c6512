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

describe('mergeChanges', () => {
  it('keeps the changes of `mine` if the server’s values have not changed', () => {
    const mine = { ...base, firstname: 'Мария' };
    expect(mergeChanges(base, mine, base)).toEqual({ merged: mine, conflicts: [] });
  });

  it('adds the server’s changes, including a new value', () => {
    const theirs = { ...base, middlename: null, email: 'a@b.ru' };
    expect(mergeChanges(base, { ...base, firstname: 'Мария' }, theirs)).toEqual({
      merged: { ...base, firstname: 'Мария', middlename: null, email: 'a@b.ru' },
      conflicts: [],
    });
  });

  it('reports no conflict if both sides made the same change', () => {
    const changed = { ...base, firstname: 'Мария' };
    expect(mergeChanges(base, changed, changed).conflicts).toEqual([]);
  });

  it('reports a conflict if both sides changed a field differently, and keeps the value of `mine`', () => {
    const mine = { ...base, firstname: 'Мария' };
    const { merged, conflicts } = mergeChanges(base, mine, { ...base, firstname: 'Жанна' });
    expect(merged.firstname).toBe('Мария');
    expect(conflicts).toEqual([{ field: 'firstname', theirs: 'Жанна' }]);
  });

  it('treats an absent value, null and an empty text as equal', () => {
    const { middlename: _, ...without } = base;
    const mine = { ...base, middlename: 'Ивановна' };
    for (const nothing of [without, { ...base, middlename: null }, { ...base, middlename: '' }]) {
      expect(mergeChanges(base, mine, nothing).conflicts).toHaveLength(1);
      expect(mergeChanges(nothing, mine, without)).toEqual({ merged: mine, conflicts: [] });
    }
  });

  it('compares nested values deeply', () => {
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
