import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { systemClock } from '../../src/lib/clock';
import { createTransport } from '../../src/api/transport/transport';
import { App } from '../../src/app/App';
import * as modules from '../../src/app/publicModules';
import { publicRoutes, routerContext } from '../../src/app/routes';
import { createStore } from '../../src/app/store';
import { paths } from '../../src/domain/paths';
import { registerModules } from '../../src/shell/modules/modulesSlice';

const offlineTransport = createTransport({
  baseUrl: '/api',
  fetch: () => Promise.reject(new Error('The build sends no requests')),
  cookie: { read: () => Promise.resolve(null), write() {}, isKept: () => true, clear() {} },
  lock: { run: (task) => task() },
  channel: { send() {}, listen() {}, latest: () => null },
  clock: systemClock,
});

/** Browser APIs that are read while pages render. */
const browser = {
  document: { activeElement: null, cookie: '' },
  location: { origin: 'http://localhost', protocol: 'http:' },
};

/** Returns the markup of /login for a first visit. React hydrates it in the browser. */
export async function drawSignIn(): Promise<string> {
  Object.assign(globalThis, browser);
  try {
    const { store } = createStore({ transport: offlineTransport, reload() {} });
    store.dispatch(registerModules(Object.values(modules)));
    const router = createMemoryRouter(
      publicRoutes(() => undefined),
      {
        initialEntries: [paths.login],
        getContext: () => routerContext(store),
      },
    );
    await new Promise<void>((resolve) => {
      router.subscribe(({ initialized }) => initialized && resolve());
    });
    return renderToString(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    );
  } finally {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
}
