import type { Dispatch, ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/baseQuery';
import { cabinetApi } from '../api/cabinetApi';
import { sessionEnded, type EndReason } from '../api/events';
import type { AppDispatch, AppState } from './appStore';
import { restoreSession } from './restore';
import { sessionOpened } from './sessionSlice';
import { forgetHeldMemories } from './userMemory';

/*
 * Start and end of a session, with their effects.
 *
 * A session opens (`sessionOpened`) when the user is known: after a sign-in (signIn.ts), or after the refresh token of
 * an earlier page has restored the session (restore.ts). The transport renews it (`sessionRenewed`). It ends
 * (`sessionEnded`) for one of the reasons of `EndReason`, which decides about some of the effects below.
 */

/** Functions of the shell that clear or keep the personal data of a user. */
export interface SessionHolders {
  /** Closes every dialog as if the user had cancelled it. */
  closeDialogs(): void;
  clearToasts(): void;
  /** Resets the badges and the drawer of the menu, and the reload of the page's embedded frame. */
  forgetMenu(): void;
  /** Sets the user whose typed input is kept and restored from now on; null if no user is signed in. */
  keepInputOf(userId: string | null): void;
  /** Drops the kept input of all users. */
  forgetInput(): void;
  /** Opens the sign-in page after a sign-out; for other reasons only if the current page needs a session. */
  leadToSignIn(reason: EndReason): void;
  /**
   * Returns true if the page needs a session. It is then not reloaded, because it shows the notice about another
   * user itself.
   */
  isBehindSignIn(): boolean;
}

/**
 * Closes dialogs and clears toasts and menu, because they may contain data of the user. S22: input belongs to its user.
 */
function takeOffThePage(holders: SessionHolders): void {
  holders.closeDialogs();
  holders.clearToasts();
  holders.forgetMenu();
}

/** Reloads the page, which clears its memory. */
export function reloadPage() {
  return (_dispatch: unknown, _getState: unknown, { reload }: ApiExtra): void => reload();
}

/** `startListening`, typed for the application's store. */
export type StartListening = ListenerMiddlewareInstance<AppState, AppDispatch>['startListening'];

/**
 * Installs the effects of the start and the end of a session. They run after the store has changed: at the end of a
 * session the cabinet's gate already hides the page.
 */
export function registerLifecycle(
  start: StartListening,
  holdersOf: (dispatch: Dispatch) => SessionHolders,
): void {
  let latestUserId: string | undefined;

  start({
    actionCreator: sessionOpened,
    effect: ({ payload }, { dispatch }) => {
      const holders = holdersOf(dispatch);
      const userId = payload?.userId;
      // A late response for the previous session may have opened dialogs or toasts meanwhile.
      if (latestUserId !== undefined && latestUserId !== userId) takeOffThePage(holders);
      latestUserId = userId;
      holders.keepInputOf(userId ?? null);
    },
  });

  start({
    actionCreator: sessionEnded,
    effect: async ({ payload: { reason } }, { delay, dispatch }) => {
      const holders = holdersOf(dispatch);
      takeOffThePage(holders);
      forgetHeldMemories();
      // All forms are empty after a sign-out; after any other end the input is kept.
      if (reason === 'signedOut') holders.forgetInput();
      holders.keepInputOf(null);
      if (reason !== 'userChanged') holders.leadToSignIn(reason);
      // After one turn of the event loop React has unmounted the screens, so that none of them refetches.
      await delay(0);
      dispatch(cabinetApi.util.resetApiState());
      if (reason !== 'userChanged') return;
      if (latestUserId === undefined || !holders.isBehindSignIn()) {
        dispatch(reloadPage());
        return;
      }
      // The page is not reloaded, because its memory contains the previous user's input. Waits one more turn, so that a
      // call aborted by the reset does not count as a call of this user.
      await delay(0);
      await dispatch(restoreSession());
    },
  });
}
