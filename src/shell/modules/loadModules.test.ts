import { describe, expect, it, vi } from 'vitest';
import type { FaultKind } from '../../../test/backend/faults/fault';
import { testServer } from '../../../test/render/server';
import { createCabinetStore } from '../../../test/render/store';
import { ensureModules, loadModules, readModuleNames } from './loadModules';

const server = testServer();
const CORE = ['core', 'settlement-personal-account'];

async function load() {
  const { store, signIn } = createCabinetStore();
  await signIn(server.tokensOf('sokolova@severveter.ru'));
  server.forgetCalls();
  await store.dispatch(loadModules());
  return { store, modules: () => store.getState().modules };
}

describe('the list of modules', () => {
  it('is asked from the server, once by the guards', async () => {
    server.backend.world.settings.modules = ['debtors', 'finance'];
    const { store, modules } = await load();
    expect(server.calls()).toEqual(['getModules']);
    expect(modules()).toMatchObject({ status: 'ready', names: [...CORE, 'debtors', 'finance'] });
    await store.dispatch(ensureModules());
    expect(server.calls()).toHaveLength(1);
  });

  it.each<FaultKind>(['500', 'drop', 'null', 'empty-object'])(
    'is missing after %s, the core stays, and the guards ask again',
    async (kind) => {
      server.fail('getModules', kind);
      const { store, modules } = await load();
      expect(modules()).toMatchObject({ status: 'failed', names: CORE });
      server.mend();
      await store.dispatch(ensureModules());
      expect(modules().status).toBe('ready');
    },
  );

  it('is warned of once where it names a module more than once, which is there once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    server.backend.world.settings.modules = ['debtors', 'finance', 'debtors', 'debtors'];
    const { modules } = await load();
    expect(modules().names).toEqual([...CORE, 'debtors', 'finance']);
    expect(warn.mock.calls).toEqual([['Модуль «debtors» уже загружен']]);
  });

  it('may come inside of an envelope, and takes names only', () => {
    expect(readModuleNames({ data: { content: ['debtors'] } })).toEqual(['debtors']);
    expect(readModuleNames(['debtors', 7, null, {}])).toEqual(['debtors']);
    expect(readModuleNames('debtors')).toBeNull();
  });
});
