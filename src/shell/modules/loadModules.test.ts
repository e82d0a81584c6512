import { describe, expect, it, vi } from 'vitest';
import type { FaultKind } from '../../../test/backend/faults/fault';
import { testServer } from '../../../test/render/server';
import { createCabinetStore } from '../../../test/render/store';
import {
  registerModules,
  selectModuleNames,
  selectModulesStatus,
  selectRegisteredModules,
} from './modulesSlice';
import { cabinetApi } from '../../api/cabinetApi';
import { defineModule } from './defineModule';
import { loadModules, selectModules } from './loadModules';
import { moduleRegistry } from './registry';

const server = testServer();

async function load() {
  const { store, signIn } = createCabinetStore();
  server.backend.world.settings.modules = ['debtors', 'finance'];
  await signIn(server.tokensOf('sokolova@severveter.ru'));
  server.forgetCalls();
  await store.dispatch(loadModules());
  const modules = () => ({
    names: selectModuleNames(store.getState()),
    status: selectModulesStatus(store.getState()),
  });
  return { store, modules };
}

describe('the list of modules', () => {
  it('is loaded once, and again on request', async () => {
    const { store, modules } = await load();
    expect(server.calls()).toEqual(['getModules']);
    expect(modules()).toEqual({ status: 'fulfilled', names: ['core', 'debtors', 'finance'] });
    await store.dispatch(loadModules());
    expect(server.calls()).toHaveLength(1);
    await store.dispatch(loadModules({ forceRefetch: true }));
    expect(server.calls()).toHaveLength(2);
  });

  it('is not reloaded when the network returns', async () => {
    const { store } = await load();
    store.dispatch(cabinetApi.internalActions.onOffline());
    store.dispatch(cabinetApi.internalActions.onOnline());
    expect(selectModules(store.getState()).data).toEqual(['debtors', 'finance']);
    await store.dispatch(loadModules());
    expect(server.calls()).toEqual(['getModules']);
  });

  it('is loaded by one call for all callers', async () => {
    const { store } = await load();
    server.forgetCalls();
    const both = [1, 2].map(() => store.dispatch(loadModules({ forceRefetch: true })));
    await Promise.all(both);
    expect(server.calls()).toEqual(['getModules']);
  });

  it.each([
    ['omits', 'kuznetsova@uralmetall-snab.ru', false],
    ['includes', 'belova@lavka-belovoy.ru', true],
    ['includes', 'morozov@posylka-plus.ru', true],
  ])('%s the settlement module for %s', async (_verb, as, hasIt) => {
    const { store, signIn } = createCabinetStore();
    expect(selectModuleNames(store.getState())).toEqual(['core', 'settlement-personal-account']);
    await signIn(server.tokensOf(as));
    await store.dispatch(loadModules());
    const names = selectModuleNames(store.getState());
    expect(names.includes('settlement-personal-account')).toBe(hasIt);
    store.dispatch(cabinetApi.util.resetApiState());
    expect(selectModuleNames(store.getState())).toEqual(['core', 'settlement-personal-account']);
    expect(selectModulesStatus(store.getState())).toBe('uninitialized');
  });

  it.each<FaultKind>(['400', '500', 'drop', 'null', 'empty-object'])(
    'contains only the core after the failure «%s», and the next caller tries again',
    async (kind) => {
      server.fail('getModules', kind);
      const { store, modules } = await load();
      expect(modules()).toEqual({ status: 'rejected', names: ['core'] });
      server.mend();
      await store.dispatch(loadModules());
      expect(modules().status).toBe('fulfilled');
    },
  );

  it('is kept when a repeated call fails, and the next caller tries again', async () => {
    const { store, modules } = await load();
    server.fail('getModules', '500');
    await store.dispatch(loadModules({ forceRefetch: true }));
    expect(modules()).toEqual({ status: 'rejected', names: ['core', 'debtors', 'finance'] });
    server.mend();
    await store.dispatch(loadModules());
    expect(modules().status).toBe('fulfilled');
  });
});

it('a module that is registered twice causes only a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { store } = createCabinetStore();
  const before = selectRegisteredModules(store.getState());
  const core = moduleRegistry.get('core');
  store.dispatch(registerModules([defineModule({ id: 'core', title: 'Другое', sort: 1 })]));
  expect(warn.mock.calls).toEqual([['Модуль «core» уже загружен']]);
  expect(selectRegisteredModules(store.getState())).toEqual(before);
  expect(moduleRegistry.get('core')).toBe(core);
});
