import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { serviceUnavailable, sessionExpired, sessionUserChanged } from '../api/events';
import { signedOut } from '../session/sessionSlice';
import {
  fullPath,
  LOGIN_PATH,
  redirectOf,
  UNAVAILABLE_PATH,
  withRedirect,
  type Place,
} from './navigation/addresses';
import { frameReloadFinished, frameReloadRequested, menuForgotten } from './menu/menuSlice';
import { settleAllModals, settleModal } from './modal/modalKind';
import { closeAllModals, closeModal } from './modal/modalSlice';
import { moduleNamesForgotten } from './modules/moduleSlice';
import { toast } from './toast/toasts';

type StartListening = ListenerMiddlewareInstance['startListening'];

/** The router, as far as these listeners need it. */
export interface ShellNavigation {
  place(): Place;
  /** Takes the place of the current page in the browser's history. */
  replace(to: string): void;
  /** True for pages that need no session: nobody is sent away from them to sign in. */
  isPublic(pathname: string): boolean;
}

/** Specification, section 9: frame reload debounce. */
export const FRAME_RELOAD_MS = 500;

/** A session that ended leads to /login with the way back (specification, section 2). */
function listenForSessionEnd(start: StartListening, navigation: ShellNavigation): void {
  start({
    actionCreator: sessionExpired,
    effect: () => {
      const place = navigation.place();
      // Whoever waits on /unavailable wants the page that failed, not /unavailable itself.
      const wanted =
        place.pathname === UNAVAILABLE_PATH ? redirectOf(place.search) : fullPath(place);
      if (wanted === null || wanted === '/') return;
      if (place.pathname !== UNAVAILABLE_PATH && navigation.isPublic(place.pathname)) return;
      navigation.replace(withRedirect(LOGIN_PATH, wanted));
    },
  });
}

/** Any 5xx leads to /unavailable, unless already there (specification, section 2). */
function listenForOutage(start: StartListening, navigation: ShellNavigation): void {
  start({
    actionCreator: serviceUnavailable,
    effect: () => {
      const place = navigation.place();
      if (place.pathname === UNAVAILABLE_PATH) return;
      navigation.replace(withRedirect(UNAVAILABLE_PATH, fullPath(place)));
    },
  });
}

/** Nothing of one user is left for the next: dialogs, badges, the list of modules. */
function listenForUserEnd(start: StartListening): void {
  start({
    matcher: isAnyOf(signedOut, sessionExpired, sessionUserChanged),
    effect: async (action, { dispatch }) => {
      dispatch(closeAllModals());
      dispatch(menuForgotten());
      dispatch(moduleNamesForgotten());
      if (sessionUserChanged.match(action)) {
        const { loadModules } = await import('./modules/loadModules');
        await dispatch(loadModules());
      } else if (signedOut.match(action)) toast.clear();
    },
  });
}

/** Whoever awaits a dialog gets an answer, however the dialog was closed. */
function listenForModalEnd(start: StartListening): void {
  start({
    actionCreator: closeModal,
    effect: ({ payload }) => settleModal(payload),
  });
  start({ actionCreator: closeAllModals, effect: settleAllModals });
}

/** The flag that reloads an embedded frame goes back half a second after the last click. */
function listenForFrameReload(start: StartListening): void {
  start({
    actionCreator: frameReloadRequested,
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      await listener.delay(FRAME_RELOAD_MS);
      listener.dispatch(frameReloadFinished());
    },
  });
}

/** Registers everything that the shell does when something happened elsewhere. */
export function registerShellListeners(start: StartListening, navigation: ShellNavigation): void {
  listenForSessionEnd(start, navigation);
  listenForOutage(start, navigation);
  listenForUserEnd(start);
  listenForModalEnd(start);
  listenForFrameReload(start);
}
