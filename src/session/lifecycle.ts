import type { Dispatch, ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/baseQuery';
import { cabinetApi } from '../api/cabinetApi';
import { sessionEnded, type EndReason } from '../api/events';
import type { AppDispatch, AppState } from './appStore';
import { restoreSession } from './restore';
import { sessionOpened } from './sessionSlice';
import { forgetHeldMemories } from './userMemory';

/*
 * The life of a session, from its start to everything that its end takes along.
 *
 * It opens (`sessionOpened`) when the user is known: after a sign-in (signIn.ts), or restored from
 * the refresh token of an earlier page (restore.ts). It is renewed (`sessionRenewed`) by the
 * transport. It ends (`sessionEnded`) for one of the reasons of `EndReason`, and then the effects
 * below run, for every reason. Without a session the visitor is anonymous.
 */

/** Personal data that higher floors hold, and the way to drop them. */
export interface SessionHolders {
  /** Closes every dialog; what waits for its answer gets «no». */
  closeDialogs(): void;
  clearToasts(): void;
  /** Badges of the menu, its drawer, its embedded frame. */
  forgetMenu(): void;
  /** From now on typed input is this user's, and only what he left is found; null: a visitor's. */
  keepInputOf(userId: string | null): void;
  /** Drops the kept input of everybody. */
  forgetInput(): void;
  /** Leads to the sign-in page, from pages that need a session. */
  leadToSignIn(reason: EndReason): void;
  /** True if the page needs a session: it says itself who is signed in now. */
  isBehindSignIn(): boolean;
}

/** Removes from the page what one user has left and another must not see (rule S22). */
function takeOffThePage(holders: SessionHolders): void {
  holders.closeDialogs();
  holders.clearToasts();
  holders.forgetMenu();
}

/** Thunk: reloads the page; its memory is gone. */
export function loadPageAnew() {
  return (_dispatch: unknown, _getState: unknown, { reload }: ApiExtra): void => reload();
}

/** Starts a listener of a store whose thunks reach the server. */
export type StartListening = ListenerMiddlewareInstance<AppState, AppDispatch>['startListening'];

/**
 * Registers every effect that the start and the end of a session have in this page. The store has
 * changed before they run: the gate in front of the cabinet's pages has nothing to show any more.
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
      // Late answers of the previous session may have been cached meanwhile.
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
      // After a sign-out the user finds empty forms; any other end keeps his input for him.
      if (reason === 'signedOut') holders.forgetInput();
      holders.keepInputOf(null);
      if (reason !== 'userChanged') holders.leadToSignIn(reason);
      // One turn of the event loop: React has taken the screens away by then, and none of them asks
      // for the server's data again.
      await delay(0);
      dispatch(cabinetApi.util.resetApiState());
      if (reason !== 'userChanged') return;
      if (latestUserId === undefined || !holders.isBehindSignIn()) {
        dispatch(loadPageAnew());
        return;
      }
      // Not reloaded: the memory of this page keeps the previous user's input. One more turn, so that a
      // call aborted by the reset does not count as a call of this user.
      await delay(0);
      await dispatch(restoreSession());
    },
  });
}
