import { describe, expect, it, vi } from 'vitest';
import { defineModule } from './defineModule';
import { createModuleRegistry } from './registry';

const page = () => Promise.resolve({ default: () => null });
const debtors = defineModule({
  id: 'debtors',
  title: 'Дебиторская задолженность',
  sort: 20,
  routes: [{ path: '/debtors', lazy: page }],
});
const finance = defineModule({
  id: 'finance',
  title: 'Финансирование',
  sort: 10,
  routes: [{ path: '/deliveries', lazy: page }],
});

describe('the module registry', () => {
  it('lists modules and their routes by sort, whatever the order of arrival', () => {
    const registry = createModuleRegistry();
    expect([registry.register(debtors), registry.register(finance)]).toEqual([true, true]);
    expect(registry.list().map(({ id }) => id)).toEqual(['finance', 'debtors']);
    expect(registry.routes().map(({ route }) => route.path)).toEqual(['/deliveries', '/debtors']);
  });

  it('warns about a module that is already loaded and changes nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const registry = createModuleRegistry();
    registry.register(debtors);
    expect(registry.register({ ...debtors, title: 'Другое', sort: 1 })).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith('Модуль «debtors» уже загружен');
    expect(registry.get('debtors')).toBe(debtors);
    expect(registry.list()).toEqual([debtors]);
  });
});
