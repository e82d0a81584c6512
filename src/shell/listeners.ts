import type { Dispatch } from '@reduxjs/toolkit';
import { serviceApi } from '../api/endpoints/service';
import { serviceUnavailable, sessionUnkept, type EndReason } from '../api/events';
import { paths } from '../domain/paths';
import { forgetForms, keepInputOf } from '../forms/form/keptInput';
import { registerLifecycle, type SessionHolders, type StartListening } from '../session/lifecycle';
import { selectSessionStatus } from '../session/sessionSlice';
import { fullPath, redirectOf, withRedirect, type Path } from './navigation/addresses';
import { menuForgotten } from './menu/menuSlice';
import { closeAllModals } from './modal/modalSlice';
import { warnOfDouble } from './modules/registry';
import { taskCancelled } from './background/backgroundSlice';
import { toastsOf } from './toast/toasts';
import { toastsCleared } from './toast/toastsSlice';

/** Functions of the router that the listeners need; tests replace them. */
export interface ShellNavigation {
  place(): Path;
  /** Navigates; replaces the current history entry, unless a click is leaving a page that «Назад» must find again. */
  replace(to: string): void;
  /**
   * Returns true for a page that needs no session. Such a page stays open when a session ends, except after a sign-out.
   */
  isPublic(pathname: string): boolean;
}

/**
 * Opens /login: without `redirect` after a sign-out, and with `redirect` after any other end of a session if the page
 * needs a session.
 */
function leadToSignIn(reason: EndReason, navigation: ShellNavigation): void {
  if (reason === 'signedOut') {
    navigation.replace(paths.login);
    return;
  }
  const place = navigation.place();
  // On /unavailable, the user wants to return to the page that failed.
  const wanted = place.pathname === paths.unavailable ? redirectOf(place.search) : fullPath(place);
  if (wanted === null || wanted === '/') return;
  if (place.pathname !== paths.unavailable && navigation.isPublic(place.pathname)) return;
  navigation.replace(withRedirect(paths.login, wanted));
}

/** Opens /unavailable after a 5xx that was reported as `serviceUnavailable`, unless it is already open. */
function listenForOutage(start: StartListening, navigation: ShellNavigation): void {
  start({
    actionCreator: serviceUnavailable,
    effect: () => {
      const place = navigation.place();
      if (place.pathname === paths.unavailable) return;
      navigation.replace(withRedirect(paths.unavailable, fullPath(place)));
    },
  });
}

/** W1: warns about each module that the server lists more than once. */
function listenForDoubles(start: StartListening): void {
  start({
    matcher: serviceApi.endpoints.getModules.matchFulfilled,
    effect: ({ payload: names }) =>
      new Set(names.filter((name, at) => names.indexOf(name) < at)).forEach(warnOfDouble),
  });
}

const UNKEPT =
  'Браузер не сохраняет файлы cookie, поэтому вы останетесь в кабинете, только пока открыта эта ' +
  'страница. Разрешите cookie для этого сайта в настройках браузера.';

/** Shows a toast after the sign-in if the browser refuses cookies: the session then ends when the page closes. */
function listenForUnkept(start: StartListening): void {
  start({
    actionCreator: sessionUnkept,
    effect: async (_action, { cancelActiveListeners, condition, dispatch }) => {
      cancelActiveListeners();
      await condition((_any, state) => selectSessionStatus(state) === 'authenticated');
      toastsOf(dispatch).error(UNKEPT);
    },
  });
}

function holdersOf(dispatch: Dispatch, navigation: ShellNavigation): SessionHolders {
  return {
    closeDialogs: () => dispatch(closeAllModals()),
    clearToasts: () => {
      // The background task of this user must no longer save a file.
      dispatch(taskCancelled());
      dispatch(toastsCleared());
    },
    forgetMenu: () => dispatch(menuForgotten()),
    keepInputOf,
    forgetInput: forgetForms,
    leadToSignIn: (reason) => leadToSignIn(reason, navigation),
    isBehindSignIn: () => !navigation.isPublic(navigation.place().pathname),
  };
}

export function registerShellListeners(start: StartListening, navigation: ShellNavigation): void {
  registerLifecycle(start, (dispatch) => holdersOf(dispatch, navigation));
  listenForOutage(start, navigation);
  listenForDoubles(start);
  listenForUnkept(start);
}
