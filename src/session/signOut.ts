import { sessionEnded } from '../api/events';
import type { AppThunk } from './appStore';
import { reloadPage } from './lifecycle';

/**
 * Calls that must reach the server before a sign-out, such as saving a draft. Each call never rejects, has a time
 * limit, and tolerates a second sign-out. No other end of a session waits for them.
 */
export const beforeSignOut = new Set<() => Promise<unknown>>();

/**
 * Thunk: signs the user out. First unsaved drafts are sent, for three seconds at most, and not offline. The transport
 * drops the tokens. S24: a sign-out in one tab ends the session in the others. S21: personal data leave the page before
 * the cache is emptied. Then the server receives the sign-out, and the page is reloaded unless it is offline.
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
