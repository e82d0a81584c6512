import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionRenewed, type EndReason } from '../api/events';

/** `restoring` while it is unknown whether the refresh token of an earlier page still works. */
export type SessionStatus = 'restoring' | 'anonymous' | 'authenticated';

export interface SessionState {
  status: SessionStatus;
  /** Expiry of the access token, milliseconds since 1970; null if the token has none. */
  expiresAt: number | null;
  /** Fingerprint of the user in the access token; null if the token does not name a user. */
  who: string | null;
  /**
   * Reason of the last end of a session; null before the first end, and after a new session has opened. `userChanged`
   * stays during the next session until its user has confirmed the notice.
   */
  endedBecause: EndReason | null;
  /** Id of the user of the last session opened on this page. */
  userId?: string | undefined;
  /** Id of the user of this tab; null if there is none. S33: a tab remembers its user, also over a reload. */
  tabUser: string | null;
  /** True after a reload with another user, until the notice is confirmed. */
  isAnotherUser: boolean;
  /** True if the session after `userChanged` belongs to the same user: the notice is not needed. */
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

function leaveTab(state: SessionState): void {
  state.tabUser = null;
  state.isAnotherUser = false;
}

/** State of the session for the screens; it never contains tokens. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The user is known; from now on typed input is kept for `userId`. */
    sessionOpened(state, { payload }: PayloadAction<{ userId?: string } | undefined>) {
      state.status = 'authenticated';
      const isChange = state.endedBecause === 'userChanged';
      state.isSameUser = isChange && payload?.userId === state.userId;
      const userId = payload?.userId;
      state.userId = userId;
      // A user who must confirm the notice becomes the user of the tab only after the confirmation.
      if (isChange) return;
      state.endedBecause = null;
      if (userId === undefined) return;
      state.tabUser ??= userId;
      state.isAnotherUser = state.tabUser !== userId;
    },
    /** The user has confirmed the notice and becomes the user of the tab. */
    userChangeRead(state) {
      state.endedBecause = null;
      state.isSameUser = false;
      state.isAnotherUser = false;
      state.tabUser = state.userId ?? null;
    },
    /** Restores the user that the tab has stored before a reload. */
    tabRemembered(state, { payload: userId }: PayloadAction<string | null>) {
      state.tabUser = userId;
    },
    /** There was no session to restore, which does not count as the end of a session. */
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
        // After `userChanged` the tab still remembers its user, so that a reload also shows the notice.
        if (payload.reason !== 'userChanged') leaveTab(state);
      });
  },
});

export const { sessionOpened, sessionNotFound, userChangeRead, tabRemembered } =
  sessionSlice.actions;

export interface SessionRoot {
  session: SessionState;
}

export const selectSessionStatus = (state: SessionRoot): SessionStatus => state.session.status;
export const selectWho = (state: SessionRoot) => state.session.who;
export const selectTabUser = (state: SessionRoot) => state.session.tabUser;
export const selectIsAnotherUser = (state: SessionRoot) => state.session.isAnotherUser;
export const selectIsSameUser = (state: SessionRoot) => state.session.isSameUser;
export const selectSessionEnd = (state: SessionRoot) => state.session.endedBecause;
