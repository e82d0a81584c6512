import { createAction } from '@reduxjs/toolkit';
import type { ExpiryReason } from './transport/refresh';

export type { ExpiryReason };

/** The session ended without the user's wish. */
export const sessionExpired = createAction<{ reason: ExpiryReason }>('api/sessionExpired');

/** The access token was renewed; the instant it expires, in milliseconds since 1970, if it says. */
export const sessionRenewed = createAction<{ expiresAt: number | null }>('api/sessionRenewed');

/** The tokens now belong to another user than the data on the screen. */
export const sessionUserChanged = createAction('api/sessionUserChanged');

/** A call was answered with 500 or above (specification, section 2, navigation rules). */
export const serviceUnavailable = createAction('api/serviceUnavailable');
