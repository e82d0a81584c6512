import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../test/backend/faults/fault';
import { testServer } from '../../../test/render/server';
import { createCabinetStore } from '../../../test/render/store';
import { loadModules, selectModuleNames, selectModules } from './loadModules';

const server = testServer();

async function load() {
  const { store, signIn } = createCabinetStore();
  server.backend.world.settings.modules = ['debtors', 'finance'];
  await signIn(server.tokensOf('sokolova@severveter.ru'));
  server.forgetCalls();
  await store.dispatch(loadModules());
  const modules = () => ({
    names: selectModuleNames(store.getState()),
    status: selectModules(store.getState()).status,
  });
  return { store, modules };
}

describe('the list of modules', () => {
  it('is read from the server once, and again when that is asked for', async () => {
    const { store, modules } = await load();
    expect(server.calls()).toEqual(['getModules']);
    expect(modules()).toEqual({ status: 'fulfilled', names: ['debtors', 'finance'] });
    await store.dispatch(loadModules());
    expect(server.calls()).toHaveLength(1);
    await store.dispatch(loadModules({ anew: true }));
    expect(server.calls()).toHaveLength(2);
  });

  it('is one call for all who need it at the same time', async () => {
    const { store } = await load();
    server.forgetCalls();
    const both = [1, 2].map(() => store.dispatch(loadModules({ anew: true })));
    await Promise.all(both);
    expect(server.calls()).toEqual(['getModules']);
  });

  it.each<FaultKind>(['400', '500', 'drop', 'null', 'empty-object'])(
    'is empty after %s, and the next caller asks again',
    async (kind) => {
      server.fail('getModules', kind);
      const { store, modules } = await load();
      expect(modules()).toEqual({ status: 'rejected', names: [] });
      server.mend();
      await store.dispatch(loadModules());
      expect(modules().status).toBe('fulfilled');
    },
  );

  it('stays as it was when a repeated call fails, and the next caller asks again', async () => {
    const { store, modules } = await load();
    server.fail('getModules', '500');
    await store.dispatch(loadModules({ anew: true }));
    expect(modules()).toEqual({ status: 'rejected', names: ['debtors', 'finance'] });
    server.mend();
    await store.dispatch(loadModules());
    expect(modules().status).toBe('fulfilled');
  });
});
