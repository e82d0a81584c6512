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

/** The router as the listeners of the shell see it. */
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
    replace: (to) => onReplace(router.navigate(to, { replace: !isClickUnderWay(router) })),
    isPublic: isPublicRoute,
  };
}

/**
 * True while a page of the cabinet is left by a click: its entry of the history stays for «Назад». With the
 * back button the browser is at the other entry already; public pages precede another page.
 */
function isClickUnderWay({ state: { navigation, location } }: CabinetRouter): boolean {
  return (
    navigation.location !== undefined &&
    !isPublicRoute(location.pathname) &&
    fullPath(window.location) === fullPath(location)
  );
}

/**
 * Draws into the page. The form of /login is in it already and is taken over, unless there is more to say
 * than the build could know.
 */
function drawInto(root: HTMLElement, isInPage: boolean, screens: ReactNode): Root {
  delete root.dataset['page'];
  delete document.documentElement.dataset['session'];
  // An extension of the browser may have changed the page, or a part failed to load while it was drawn:
  // React draws again, which is no fault.
  const options: RootOptions = { onRecoverableError: (error) => console.warn(error) };
  if (isInPage) return hydrateRoot(root, screens, options);
  root.replaceChildren();
  const drawn = createRoot(root, options);
  drawn.render(screens);
  return drawn;
}

/** Calls back once the first page with its guards and parts is ready to be drawn. */
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

/**
 * Typing on the sign-in page shows that the cabinet will be needed. A part that fails now is loaded again
 * later.
 */
function prefetchWhileTyping(store: CabinetStore, signal: AbortSignal): void {
  const prefetch = () => {
    if (window.location.pathname !== paths.login) return;
    document.removeEventListener('input', prefetch);
    loadCabinet(store).catch(() => {});
  };
  document.addEventListener('input', prefetch, { signal });
}

/** Milliseconds after the first page until side services are loaded. */
const OBSERVED_AFTER_MS = 3000;

const loadObserver = () => import('./observe');

/**
 * Analytics, error reporting and the removal of old drafts start long after the first page: no page waits
 * for them.
 */
function observeLater(
  dispatch: AppDispatch,
  router: CabinetRouter,
  takeVisits: () => readonly VisitedRoutes[],
  signal: AbortSignal,
): void {
  // Loaded by itself: the bundler draws a `.then` behind `import()` into its own loading, and its failure
  // handler would miss a missing stylesheet.
  loadObserver()
    .then((part) => {
      part.sweepDrafts();
      return part.observe(dispatch, router, takeVisits(), signal);
    })
    .catch(() => void takeVisits()); // the cabinet does without
}

/**
 * Boots the cabinet into `root`: store, session restore, router, screens.
 *
 * @param loadAnew loads the page from the server again; replaced in tests
 * @returns takes the cabinet off the page and ends all that runs or listens for it, so that another one
 *   can be booted in the same window; the session stays in the browser
 */
export function boot(root: HTMLElement, loadAnew = () => window.location.reload()): () => void {
  const publicModules = Object.values(modules);
  takePrivateQuery(publicModules);
  /** The way to the sign-in page, if the page is being left: a reload must not overtake it. */
  let leaving: Promise<void> = Promise.resolve();
  const reload = () => void leaving.finally(loadAnew);
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
  // The list of modules and the first calls of the page start beside the user, not after it.
  startListening({
    actionCreator: sessionRenewed,
    effect: async ({ payload }) => {
      loadCabinet(store).then(
        ({ guessPage }) => guessPage(store, payload.who),
        () => {}, // said where the cabinet is needed
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
  // The renewal of the session need not wait for the page's code.
  if (!isPublicRoute(window.location.pathname)) void store.dispatch(restoreSession());

  const router = createRouter(store, transport.hasSession);
  const navigation = navigationOf(router, (underWay) => {
    leaving = underWay;
  });
  registerShellListeners(startListening, navigation);

  /** Known preferences, if a session was there when the page was opened. */
  let remembered: Promise<void> = Promise.resolve();
  startListening({
    actionCreator: sessionOpened,
    effect: (_action, { unsubscribe }) => {
      unsubscribe(); // once is enough
      remembered = loadCabinet(store).then((cabinet) => {
        cabinet.watchRights(store, router, startListening);
        cabinet.rememberPreferences(store);
      });
      return remembered;
    },
  });

  // The page as it came stays until there is something better to show.
  let screens: Root | undefined;
  let observing: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    if (closing.signal.aborted) return;
    const { pathname, state } = router.state.location;
    const hasNews = state !== null || selectSessionEnd(store.getState()) !== null;
    const isSamePage = root.dataset['page'] === pathname;
    // On another page nothing takes the form over, now or later.
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
  // The cabinet must not stand wide first and narrow then; without the preferences it stands too.
  whenReady(router, () => void remembered.then(draw, draw));

  return () => {
    closing.abort();
    clearTimeout(observing);
    clearListeners(); // first of all: this page must not lead the window anywhere
    stopWakeUps();
    stopTheme();
    transport.close();
    router.dispose();
    screens?.unmount();
    store.dispatch(cabinetApi.util.resetApiState()); // cuts calls short
  };
}
