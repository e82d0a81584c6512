import type { Dispatch, ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { ApiExtra } from '../api/baseQuery';
import { cabinetApi } from '../api/cabinetApi';
import { sessionEnded, type EndReason } from '../api/events';
import type { AppDispatch, AppState } from './appStore';
import { restoreSession } from './restore';
import { sessionOpened } from './sessionSlice';
import { forgetHeldMemories } from './userMemory';

/*
 * Start and end of a session, with all their effects.
 *
 * It opens (`sessionOpened`) when the user is known: after a sign-in (signIn.ts), or after its restoration by the
 * refresh token of an earlier page (restore.ts). The transport renews it (`sessionRenewed`). It ends (`sessionEnded`)
 * for one of the reasons of `EndReason`; the effects below run for every reason. A visitor without a session is
 * anonymous.
 */

/** Functions of higher floors that drop the personal data of a user. */
export interface SessionHolders {
  /** Closes every dialog; its caller gets «no». */
  closeDialogs(): void;
  clearToasts(): void;
  /** Drops the badges of the menu, its drawer, and its embedded frame. */
  forgetMenu(): void;
  /** Keeps typed input for this user from now on, and restores only input of the same user; null means a visitor. */
  keepInputOf(userId: string | null): void;
  /** Drops the kept input of all users. */
  forgetInput(): void;
  /** Opens the sign-in page, if the current page needs a session. */
  leadToSignIn(reason: EndReason): void;
  /** Returns true if the page needs a session: such a page itself shows the change of the user. */
  isBehindSignIn(): boolean;
}

/** Removes all data from the page that another user must not see. S22: input belongs to its user. */
function takeOffThePage(holders: SessionHolders): void {
  holders.closeDialogs();
  holders.clearToasts();
  holders.forgetMenu();
}

/** Thunk: reloads the page and so clears its memory. */
export function reloadPage() {
  return (_dispatch: unknown, _getState: unknown, { reload }: ApiExtra): void => reload();
}

/** `startListening` of a store whose thunks reach the server. */
export type StartListening = ListenerMiddlewareInstance<AppState, AppDispatch>['startListening'];

/**
 * Installs all effects of the start and the end of a session. They run after the store has changed: the gate of the
 * cabinet then shows no page.
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
      // Late answers for the previous session may have been cached meanwhile.
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
      // One turn of the event loop: React has then unmounted the screens, so that none of them requests data again.
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
