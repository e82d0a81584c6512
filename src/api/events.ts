import { createAction } from '@reduxjs/toolkit';

/**
 * Reason of a session's end: the user signed out in this tab; the server refused to renew it; its
 * refresh token was removed from the browser (a sign-out in another tab, deleted cookies); the
 * browser now has tokens of another user.
 */
export type EndReason = 'signedOut' | 'rejected' | 'missing' | 'userChanged';

/** The session ended, possibly by a sign-out; `session/lifecycle.ts` has all effects. */
export const sessionEnded = createAction<{ reason: EndReason }>('api/sessionEnded');

/**
 * A new access token has arrived: the time when it expires in milliseconds since 1970, and a fingerprint of its owner,
 * if the owner is known.
 */
export const sessionRenewed = createAction<{ expiresAt: number | null; who: string | null }>(
  'api/sessionRenewed',
);

/** The browser refuses the session cookie, so the session ends with the page; dispatched once. */
export const sessionUnkept = createAction('api/sessionUnkept');

/** A call was answered with 403: the user may have lost rights. */
export const callForbidden = createAction('api/callForbidden');

/** A required call, or a timed renewal, was answered with 500 or above. */
export const serviceUnavailable = createAction('api/serviceUnavailable');
