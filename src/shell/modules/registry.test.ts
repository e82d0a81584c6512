import { describe, expect, it } from 'vitest';
import { defineModule } from './defineModule';
import { createModuleRegistry } from './registry';

const page = () => Promise.resolve({ default: () => null });
const debtors = defineModule({
  id: 'debtors',
  title: 'Дебиторская задолженность',
  sort: 20,
  routes: [{ path: '/debtors', page }],
});
const finance = defineModule({
  id: 'finance',
  title: 'Финансирование',
  sort: 10,
  routes: [{ path: '/deliveries', page }],
});

describe('the module registry', () => {
  it('lists modules and their routes by `sort`, not by the order of registration', () => {
    const registry = createModuleRegistry();
    [debtors, finance].forEach(registry.register);
    expect(registry.list().map(({ id }) => id)).toEqual(['finance', 'debtors']);
    expect(registry.routes().map(({ route }) => route.path)).toEqual(['/deliveries', '/debtors']);
  });

  it('ignores a second module with the same id', () => {
    const registry = createModuleRegistry();
    [debtors, { ...debtors, title: 'Другое', sort: 1 }].forEach(registry.register);
    expect(registry.get('debtors')).toBe(debtors);
    expect(registry.list()).toEqual([debtors]);
  });
});
