import { sessionEnded } from '../api/events';
import type { AppThunk } from './appStore';
import { reloadPage } from './lifecycle';

/**
 * Calls that must reach the server before a sign-out, such as saving a draft. A call must never reject, must have a
 * time limit, and must tolerate a second sign-out. No other end of a session waits for these calls.
 */
export const beforeSignOut = new Set<() => Promise<unknown>>();

/**
 * Signs the user out. First waits for the calls of `beforeSignOut`. Then the transport drops the tokens. S24: a
 * sign-out in one tab ends the session in the others. S21: personal data leave the page before the cache is emptied.
 * After the server's response the page is reloaded, unless it is offline.
 */
export function signOut(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { transport }) => {
    await Promise.all([...beforeSignOut].map((call) => call()));
    const revoked = transport.end();
    dispatch(sessionEnded({ reason: 'signedOut' }));
    await revoked;
    // Offline, a reload would show the browser's error page instead of the sign-in page.
    if (navigator.onLine) dispatch(reloadPage());
  };
}
