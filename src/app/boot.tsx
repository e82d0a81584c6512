import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserTransport } from '../api/transport/transport';
import { configuration } from '../lib/configuration';
import { isPublicRoute } from '../session/publicRoutes';
import { sessionOpened } from '../session/sessionSlice';
import { watchWakeUps } from '../session/wakeUp';
import { LOGIN_PATH } from '../shell/navigation/addresses';
import { registerShellListeners, type ShellNavigation } from '../shell/listeners';
import { registerModules } from '../shell/modules/registerModules';
import { keepThemeApplied } from '../shell/preferences/keepThemeApplied';
import { takePrivateQuery } from '../shell/navigation/privateQuery';
import { App } from './App';
import { moduleList } from './moduleList';
import { createRouter, prefetchHome, type CabinetRouter } from './router';
import { createStore, rememberPreferences } from './store';

function navigationOf(
  router: CabinetRouter,
  onReplace: (underWay: Promise<void>) => void,
): ShellNavigation {
  return {
    place: () => (router.state.initialized ? router.state.location : window.location),
    replace: (to) => onReplace(router.navigate(to, { replace: true })),
    isPublic: isPublicRoute,
  };
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

/** Typing on the sign-in page is the sign that the cabinet will be needed. */
function prefetchWhileTyping(): void {
  const prefetch = () => {
    if (window.location.pathname !== LOGIN_PATH) return;
    document.removeEventListener('input', prefetch);
    prefetchHome();
  };
  document.addEventListener('input', prefetch);
}

/**
 * Boots the cabinet into `root`: store, session restore (by the first guard), router, screens.
 *
 * @param loadAnew loads the page from the server again; replaced in tests
 */
export function boot(root: HTMLElement, loadAnew = () => window.location.reload()): void {
  takePrivateQuery(moduleList);
  /** The way to the sign-in page, if somebody is leaving: a reload must not overtake it. */
  let leaving: Promise<void> = Promise.resolve();
  const reload = () => void leaving.finally(loadAnew);
  const transport = createBrowserTransport(configuration.apiBase);
  const { store, startListening } = createStore({ transport, reload });
  store.dispatch(registerModules(moduleList));
  keepThemeApplied(store);
  watchWakeUps(store.dispatch, transport);
  prefetchWhileTyping();

  const router = createRouter(store);
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
      remembered = rememberPreferences(store);
      return remembered;
    },
  });

  // The static page of index.html stays until there is something better to show.
  const draw = () => {
    createRoot(root).render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    );
  };
  // The cabinet must not stand wide first and narrow then; without the preferences it stands too.
  whenReady(router, () => void remembered.then(draw, draw));
}
