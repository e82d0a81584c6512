import { describe, expect, it } from 'vitest';
import { createBackend } from '../../test/backend/backend';
import { legalFormOfOne } from './legalForms';

describe('the legal form of one organization', () => {
  it('is in the singular for every form that the demo has', () => {
    const names = createBackend()
      .world.db.okopf.getAll()
      .map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(legalFormOfOne(name)).not.toBe(name);
    expect(legalFormOfOne('Общества с ограниченной ответственностью')).toBe(
      'Общество с ограниченной ответственностью',
    );
  });

  it.each(['Гильдии', 'Общество с ограниченной ответственностью', 'constructor', ''])(
    'is «%s» where the classifier does not know it',
    (name) => {
      expect(legalFormOfOne(name)).toBe(name);
    },
  );
});
