import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionRenewed, type EndReason } from '../api/events';

/** `restoring` until it is known whether the refresh token of an earlier page still works. */
export type SessionStatus = 'restoring' | 'anonymous' | 'authenticated';

export interface SessionState {
  status: SessionStatus;
  /** When the access token expires, in milliseconds since 1970; null when it does not say. */
  expiresAt: number | null;
  /** Fingerprint of the user whom the access token names; null when it names none. */
  who: string | null;
  /**
   * Why the last session ended, for the sign-in page to explain; null while there is none to explain.
   * `userChanged` stays while the next session is open already, until that user has read it.
   */
  endedBecause: EndReason | null;
  /** The user for whom a session was opened last on this page. */
  userId?: string | undefined;
  /** The user of this tab, also over a reload (rule S33). */
  tabUser: string | null;
  /** The page was reloaded with another user, who has not confirmed the notice yet. */
  isAnotherUser: boolean;
  /** The session after `userChanged` turned out to be of the same user: there is nothing to read. */
  isSameUser: boolean;
}

const initialState: SessionState = {
  status: 'restoring',
  expiresAt: null,
  who: null,
  endedBecause: null,
  tabUser: null,
  isAnotherUser: false,
  isSameUser: false,
};

/** The tab is nobody's. */
function leaveTab(state: SessionState): void {
  state.tabUser = null;
  state.isAnotherUser = false;
}

/** The session as the screens see it; tokens are never in here. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The user is known; `userId` is whose input is kept from now on. */
    sessionOpened(state, { payload }: PayloadAction<{ userId?: string } | undefined>) {
      state.status = 'authenticated';
      const isChange = state.endedBecause === 'userChanged';
      state.isSameUser = isChange && payload?.userId === state.userId;
      const userId = payload?.userId;
      state.userId = userId;
      // The user who has to read the notice takes the tab over afterwards.
      if (isChange) return;
      state.endedBecause = null;
      if (userId === undefined) return;
      state.tabUser ??= userId;
      state.isAnotherUser = state.tabUser !== userId;
    },
    /** The page has said who is signed in now. */
    userChangeRead(state) {
      state.endedBecause = null;
      state.isSameUser = false;
      state.isAnotherUser = false;
      state.tabUser = state.userId ?? null;
    },
    /** Values that the tab remembers from before a reload. */
    tabRemembered(state, { payload: userId }: PayloadAction<string | null>) {
      state.tabUser = userId;
    },
    /** Restoring found no session: nothing ended. */
    sessionNotFound(state) {
      state.status = 'anonymous';
      leaveTab(state);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionRenewed, (state, { payload }) => {
        state.expiresAt = payload.expiresAt;
        state.who = payload.who;
      })
      .addCase(sessionEnded, (state, { payload }) => {
        state.status = 'anonymous';
        state.expiresAt = null;
        state.who = null;
        state.endedBecause = payload.reason;
        // The change of a user happened in this page, or over its reload.
        if (payload.reason !== 'userChanged') leaveTab(state);
      });
  },
});

export const { sessionOpened, sessionNotFound, userChangeRead, tabRemembered } =
  sessionSlice.actions;

/** The part of the root state that this slice occupies. */
export interface SessionRoot {
  session: SessionState;
}

export const selectSessionStatus = (state: SessionRoot): SessionStatus => state.session.status;
export const selectWho = (state: SessionRoot) => state.session.who;
export const selectTabUser = (state: SessionRoot) => state.session.tabUser;
export const selectIsAnotherUser = (state: SessionRoot) => state.session.isAnotherUser;
export const selectIsSameUser = (state: SessionRoot) => state.session.isSameUser;
export const selectSessionEnd = (state: SessionRoot) => state.session.endedBecause;
