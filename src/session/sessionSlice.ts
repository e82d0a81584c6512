import { createSlice } from '@reduxjs/toolkit';
import { sessionExpired, sessionRenewed, type ExpiryReason } from '../api/events';

/** `restoring` until it is known whether the refresh token of an earlier page still works. */
export type SessionStatus = 'restoring' | 'anonymous' | 'authenticated';

export interface SessionState {
  status: SessionStatus;
  /** When the access token expires, in milliseconds since 1970; null when it does not say. */
  expiresAt: number | null;
  /** Why the last session ended, for the sign-in page to explain. */
  endedBecause: ExpiryReason | 'signedOut' | null;
}

const initialState: SessionState = { status: 'restoring', expiresAt: null, endedBecause: null };

/** The session as the screens see it; tokens are never in here. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionOpened(state) {
      state.status = 'authenticated';
      state.endedBecause = null;
    },
    sessionAbsent(state) {
      state.status = 'anonymous';
    },
    signedOut(state) {
      state.status = 'anonymous';
      state.expiresAt = null;
      state.endedBecause = 'signedOut';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionRenewed, (state, { payload }) => {
        state.expiresAt = payload.expiresAt;
      })
      .addCase(sessionExpired, (state, { payload }) => {
        state.status = 'anonymous';
        state.expiresAt = null;
        state.endedBecause = payload.reason;
      });
  },
});

export const { sessionOpened, sessionAbsent, signedOut } = sessionSlice.actions;

/** The part of the root state that this slice occupies. */
export interface SessionRoot {
  session: SessionState;
}

export const selectSessionStatus = (state: SessionRoot): SessionStatus => state.session.status;
export const selectSessionEnd = (state: SessionRoot) => state.session.endedBecause;
