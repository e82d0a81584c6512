import { createAction } from '@reduxjs/toolkit';

/**
 * Reason why a session ended: the user signed out in this tab; the server refused to renew the session; the refresh
 * token disappeared from the browser (a sign-out in another tab, deleted cookies); or the browser now has the tokens of
 * another user.
 */
export type EndReason = 'signedOut' | 'rejected' | 'missing' | 'userChanged';

/** The session has ended, by a sign-out or for another reason. `session/lifecycle.ts` clears the user's data. */
export const sessionEnded = createAction<{ reason: EndReason }>('api/sessionEnded');

/**
 * A new access token has arrived. `expiresAt` is its expiry in milliseconds since 1970, `who` a fingerprint of its
 * user; null if unknown.
 */
export const sessionRenewed = createAction<{ expiresAt: number | null; who: string | null }>(
  'api/sessionRenewed',
);

/**
 * The browser rejects the session cookie, so the session ends when the page closes. Dispatched at most once
 * per transport.
 */
export const sessionUnkept = createAction('api/sessionUnkept');

/** The server has answered a call with 403, so the user may have lost rights. */
export const callForbidden = createAction('api/callForbidden');

/** A required call, or a refresh that no call has caused, has failed with a status of 500 or above. */
export const serviceUnavailable = createAction('api/serviceUnavailable');
