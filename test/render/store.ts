import { onTestFinished, vi } from 'vitest';
import { cabinetApi } from '../../src/api/cabinetApi';
import { systemClock } from '../../src/lib/clock';
import { createRefreshCookie } from '../../src/api/transport/refreshCookie';
import { createRefreshLock } from '../../src/api/transport/tabs';
import type { TokenPair } from '../../src/api/transport/tokens';
import { createTransport } from '../../src/api/transport/transport';
import * as cabinetModules from '../../src/app/cabinetModules';
import * as publicModules from '../../src/app/publicModules';
import { createStore, type CabinetStore } from '../../src/app/store';
import { restoreSession } from '../../src/session/restore';
import { signOut } from '../../src/session/signOut';
import { registerModules } from '../../src/shell/modules/modulesSlice';

const modules = [...Object.values(publicModules), ...Object.values(cabinetModules)];

let latest: CabinetStore | undefined;

/** Returns the store of the last opened page; undefined if there is none. */
export const latestStore = () => latest;

/**
 * Creates the cabinet's own store and transport for one test, without a user. It has a cookie of its own and shares no
 * messages, so it is the only tab.
 */
export function createCabinetStore() {
  const reload = vi.fn<() => void>();
  const transport = createTransport({
    // Node's Request cannot resolve relative addresses, because it has no page.
    baseUrl: 'http://localhost:3000/api',
    fetch: (request) => fetch(request),
    cookie: createRefreshCookie({
      document: { cookie: '' },
      location: { protocol: 'http:', hostname: 'localhost' },
    }),
    lock: createRefreshLock(undefined, systemClock),
    channel: { send() {}, listen() {}, latest: () => null },
    clock: systemClock,
  });
  const { store, startListening } = createStore({ transport, reload });
  onTestFinished(() => {
    // An open page would renew its session minutes later, during another test.
    transport.close();
    // The timers of the store would keep the store and the file's modules in memory for up to ten minutes.
    store.dispatch(cabinetApi.util.resetApiState());
  });
  latest = store;
  store.dispatch(registerModules(modules));
  return {
    store,
    startListening,
    reload,
    /** Opens a session like a page that finds the tokens of an earlier one. */
    async signIn(tokens: TokenPair): Promise<void> {
      transport.begin(tokens);
      await store.dispatch(restoreSession());
    },
    signOut: () => store.dispatch(signOut()),
  };
}

export type CabinetUnderTest = ReturnType<typeof createCabinetStore>;
