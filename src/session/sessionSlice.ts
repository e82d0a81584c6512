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
  /** The session after `userChanged` turned out to be of the same user: there is nothing to read. */
  isSameUser: boolean;
}

const initialState: SessionState = {
  status: 'restoring',
  expiresAt: null,
  who: null,
  endedBecause: null,
  isSameUser: false,
};

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
      state.userId = payload?.userId;
      if (!isChange) state.endedBecause = null;
    },
    /** The page has said who is signed in now. */
    userChangeRead(state) {
      state.endedBecause = null;
      state.isSameUser = false;
    },
    /** Restoring found no session: nothing ended. */
    sessionNotFound(state) {
      state.status = 'anonymous';
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
      });
  },
});

export const { sessionOpened, sessionNotFound, userChangeRead } = sessionSlice.actions;

/** The part of the root state that this slice occupies. */
export interface SessionRoot {
  session: SessionState;
}

export const selectSessionStatus = (state: SessionRoot): SessionStatus => state.session.status;
export const selectWho = (state: SessionRoot) => state.session.who;
export const selectIsSameUser = (state: SessionRoot) => state.session.isSameUser;
export const selectSessionEnd = (state: SessionRoot) => state.session.endedBecause;
