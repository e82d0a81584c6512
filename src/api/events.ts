import { createAction } from '@reduxjs/toolkit';

/**
 * Why a session ended: the user signed out in this tab; the server refused to renew it; its refresh
 * token is gone from the browser (a sign-out in another tab, cleared cookies); the browser's tokens
 * are another user's now.
 */
export type EndReason = 'signedOut' | 'rejected' | 'missing' | 'userChanged';

/** The session ended, also by a sign-out; every effect of it is in `session/lifecycle.ts`. */
export const sessionEnded = createAction<{ reason: EndReason }>('api/sessionEnded');

/**
 * There is a new access token: the instant it expires, in milliseconds since 1970, and a mark of whose it
 * is, if it says.
 */
export const sessionRenewed = createAction<{ expiresAt: number | null; who: string | null }>(
  'api/sessionRenewed',
);

/** The browser refuses the cookie of the session, which then lasts as long as the page; sent once. */
export const sessionUnkept = createAction('api/sessionUnkept');

/** A call was answered with 403: perhaps the user may do less than before. */
export const callForbidden = createAction('api/callForbidden');

/** A call that a page needs, or a renewal without a call, was answered with 500 or above. */
export const serviceUnavailable = createAction('api/serviceUnavailable');
