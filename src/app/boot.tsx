import { StrictMode, type ReactNode } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { cabinetApi } from '../api/cabinetApi';
import { API_BASE } from '../api/request';
import { createBrowserTransport } from '../api/transport/transport';
import type { AppDispatch } from '../session/appStore';
import { setForeignComputer } from '../session/foreignComputer';
import { restoreSession } from '../session/restore';
import { selectSessionEnd, sessionOpened } from '../session/sessionSlice';
import { keepUserOfTab } from '../session/userOfTab';
import { watchWakeUps } from '../session/wakeUp';
import { paths } from '../domain/paths';
import { registerShellListeners, type ShellNavigation } from '../shell/listeners';
import { sessionEnded, sessionRenewed } from '../api/events';
import { loadModules } from '../shell/modules/loadModules';
import { registerModules, selectModulesStatus } from '../shell/modules/modulesSlice';
import { isPublicRoute, moduleRegistry } from '../shell/modules/registry';
import { keepThemeApplied } from '../shell/preferences/keepThemeApplied';
import { fullPath } from '../shell/navigation/addresses';
import { takePrivateQuery } from '../shell/navigation/privateQuery';
import { rememberEarlyForm } from '../modules/account/login/earlyForm';
import { watchFaults } from '../observability/errors/faults';
import { App } from './App';
import * as modules from './publicModules';
import { createRouter, loadCabinet, type CabinetRouter } from './router';
import { createStore, type CabinetStore } from './store';
import { keepVisits, type VisitedRoutes } from './visits';

/** Adapts the router for the listeners of the shell. */
function navigationOf(
  router: CabinetRouter,
  onReplace: (underWay: Promise<void>) => void,
): ShellNavigation {
  return {
    // A pending navigation counts as the current location.
    place: () => {
      const { initialized, navigation, location } = router.state;
      return initialized ? (navigation.location ?? location) : window.location;
    },
    replace: (to) => onReplace(router.navigate(to, { replace: !isNavigationPending(router) })),
    isPublic: isPublicRoute,
  };
}

/**
 * Returns true while a click leaves a page of the cabinet. The history entry of that page must stay for «Назад». False
 * for the back button, because its entry is already current, and on public pages.
 */
function isNavigationPending({ state: { navigation, location } }: CabinetRouter): boolean {
  return (
    navigation.location !== undefined &&
    !isPublicRoute(location.pathname) &&
    fullPath(window.location) === fullPath(location)
  );
}

/**
 * Renders the screens. Hydrates the sign-in form of the served page, unless the page has to show something that the
 * build did not know.
 */
function drawInto(root: HTMLElement, isInPage: boolean, screens: ReactNode): Root {
  delete root.dataset['page'];
  delete document.documentElement.dataset['session'];
  // If a browser extension has changed the page, or a part failed to load during rendering, React renders again, so
  // this is not an error.
  const options: RootOptions = { onRecoverableError: (error) => console.warn(error) };
  if (isInPage) return hydrateRoot(root, screens, options);
  root.replaceChildren();
  const drawn = createRoot(root, options);
  drawn.render(screens);
  return drawn;
}

/** Calls `draw` when the guards and files of the first page are ready. */
function whenReady(router: CabinetRouter, draw: () => void): void {
  if (router.state.initialized) {
    draw();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    draw();
  });
}

/** Loads the cabinet's code when the user types on the sign-in page. If that fails, the cabinet loads later. */
function prefetchWhileTyping(store: CabinetStore, signal: AbortSignal): void {
  const prefetch = () => {
    if (window.location.pathname !== paths.login) return;
    document.removeEventListener('input', prefetch);
    loadCabinet(store).catch(() => {});
  };
  document.addEventListener('input', prefetch, { signal });
}

/** Delay of analytics and error reporting after the first page, in milliseconds. */
const OBSERVED_AFTER_MS = 3000;

const loadObserver = () => import('./observe');

/**
 * Starts analytics, error reporting and the removal of old drafts after the first page, which does not wait for them.
 */
function observeLater(
  dispatch: AppDispatch,
  router: CabinetRouter,
  takeVisits: () => readonly VisitedRoutes[],
  signal: AbortSignal,
): void {
  // The import is a separate function, because the bundler merges a `.then` on `import()` into its own loading code,
  // and the handler would then miss a failed stylesheet.
  loadObserver()
    .then((part) => {
      part.sweepDrafts();
      return part.observe(dispatch, router, takeVisits(), signal);
    })
    .catch(() => void takeVisits()); // The cabinet works without this chunk.
}

/**
 * Boots the cabinet into `root`: store, session restore, router, screens.
 *
 * @param reloadPage loads the page from the server again; replaced in tests
 * @returns a function that removes the cabinet from the page and stops its timers and listeners, so that another one
 *   can boot in the same window; the session stays in the browser
 */
export function boot(root: HTMLElement, reloadPage = () => window.location.reload()): () => void {
  const publicModules = Object.values(modules);
  takePrivateQuery(publicModules);
  /** Latest navigation of the shell's listeners, such as to the sign-in page. A reload must not interrupt it. */
  let leaving: Promise<void> = Promise.resolve();
  const reload = () => void leaving.finally(reloadPage);
  const transport = createBrowserTransport(API_BASE);
  const { store, startListening, clearListeners } = createStore({ transport, reload });
  const closing = new AbortController();
  watchFaults(closing.signal);
  store.dispatch(registerModules(publicModules));
  moduleRegistry.completeBy(() => loadCabinet(store));
  keepUserOfTab(store.dispatch, startListening);
  const stopTheme = keepThemeApplied(store, startListening);
  const stopWakeUps = watchWakeUps(store.dispatch, transport);
  prefetchWhileTyping(store, closing.signal);
  // Loads the modules and starts the page's first calls, in parallel with the load of the user.
  startListening({
    actionCreator: sessionRenewed,
    effect: async ({ payload }) => {
      loadCabinet(store).then(
        ({ guessPage }) => guessPage(store, payload.who),
        () => {}, // A failed load is reported when the user opens a page of the cabinet.
      );
      if (selectModulesStatus(store.getState()) !== QueryStatus.uninitialized) return;
      await store.dispatch(loadModules());
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }) => {
      if (payload.reason === 'signedOut') setForeignComputer(false);
    },
  });
  // The session is renewed while the code of the page loads.
  if (!isPublicRoute(window.location.pathname)) void store.dispatch(restoreSession());

  const router = createRouter(store, transport.hasSession);
  const navigation = navigationOf(router, (underWay) => {
    leaving = underWay;
  });
  registerShellListeners(startListening, navigation);

  /** Resolves when the preferences are loaded; at once if there is no session. */
  let remembered: Promise<void> = Promise.resolve();
  startListening({
    actionCreator: sessionOpened,
    effect: (_action, { unsubscribe }) => {
      unsubscribe();
      remembered = loadCabinet(store).then((cabinet) => {
        cabinet.watchRights(store, router, startListening);
        cabinet.rememberPreferences(store);
      });
      return remembered;
    },
  });

  // The served page stays until the first render.
  let screens: Root | undefined;
  let observing: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    if (closing.signal.aborted) return;
    const { pathname, state } = router.state.location;
    const hasNews = state !== null || selectSessionEnd(store.getState()) !== null;
    const isSamePage = root.dataset['page'] === pathname;
    // Only the same page may take over the input of the served form.
    if (isSamePage) rememberEarlyForm();
    screens = drawInto(
      root,
      isSamePage && !hasNews,
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    );
    const takeVisits = keepVisits(router);
    observing = setTimeout(
      observeLater,
      OBSERVED_AFTER_MS,
      store.dispatch,
      router,
      takeVisits,
      closing.signal,
    );
  };
  // Waits for the preferences to avoid a layout shift; renders even if they fail to load.
  whenReady(router, () => void remembered.then(draw, draw));

  return () => {
    closing.abort();
    clearTimeout(observing);
    clearListeners(); // Precedes the calls below, because this page must not navigate any more.
    stopWakeUps();
    stopTheme();
    transport.close();
    router.dispose();
    screens?.unmount();
    store.dispatch(cabinetApi.util.resetApiState()); // Aborts the pending calls.
  };
}
