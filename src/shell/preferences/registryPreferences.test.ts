import { describe, expect, it } from 'vitest';
import {
  NO_REGISTRY_PREFERENCES,
  readRegistries,
  SAVED_VIEWS,
  withoutView,
  withView,
} from './registryPreferences';

const LAYOUT = { order: ['b', 'a'], shown: { a: false }, widths: { b: 200 } };
const VIEW = { name: 'Просрочка', query: 'status=A', layout: LAYOUT };

describe('stored preferences of registries', () => {
  it('are read back unchanged', () => {
    const stored = { supplies: { layout: LAYOUT, views: [VIEW] } };
    expect(readRegistries(stored)).toEqual(stored);
  });

  it.each([null, 7, 'text', [], { 'a b': {} }])('are empty for %j', (stored) => {
    expect(readRegistries(stored)).toEqual({});
  });

  it('are read without their invalid parts', () => {
    const layout = {
      order: ['a', 7, '<b>'],
      shown: { a: 'yes', b: true },
      widths: { a: 640, b: 'x', c: Infinity },
    };
    const views = [VIEW, { name: '', query: '' }, { name: 'x'.repeat(99), query: '' }, null];
    expect(readRegistries({ supplies: { layout, views } })).toEqual({
      supplies: { layout: { order: ['a'], shown: { b: true }, widths: { a: 640 } }, views: [VIEW] },
    });
    expect(readRegistries({ supplies: 5 })).toEqual({ supplies: NO_REGISTRY_PREFERENCES });
  });
});

describe('saved views', () => {
  it('can be replaced and removed by name', () => {
    const once = withView(NO_REGISTRY_PREFERENCES, VIEW);
    const twice = withView(once, { ...VIEW, query: 'status=B' });
    expect(twice.views.map(({ query }) => query)).toEqual(['status=B']);
    expect(withoutView(twice, VIEW.name).views).toEqual([]);
  });

  it('are limited in number', () => {
    const names = Array.from({ length: SAVED_VIEWS.most + 3 }, (_, index) => `Вид ${index}`);
    const all = names.reduce(
      (before, name) => withView(before, { ...VIEW, name }),
      NO_REGISTRY_PREFERENCES,
    );
    expect(all.views).toHaveLength(SAVED_VIEWS.most);
    expect(all.views.at(-1)?.name).toBe(names.at(-1));
  });
});
