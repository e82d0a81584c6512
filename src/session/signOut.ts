import { sessionEnded } from '../api/events';
import type { AppThunk } from './appStore';
import { reloadPage } from './lifecycle';

/**
 * Work that must reach the server before a user signs out, such as an unsaved draft. Each call never rejects, limits
 * the time for which a sign-out waits, and survives a second sign-out. If a session ends in another way, it does not
 * wait.
 */
export const beforeSignOut = new Set<() => Promise<unknown>>();

/**
 * Thunk: signs the user out. Unsaved drafts get three seconds at most, or none offline. The transport drops the tokens.
 * S24: a sign-out in one tab ends the session in the others. S21: personal data leave the page before the cache is
 * emptied. Then the server receives the sign-out and the page is reloaded.
 */
export function signOut(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { transport }) => {
    for (const call of beforeSignOut) await call();
    const revoked = transport.end();
    dispatch(sessionEnded({ reason: 'signedOut' }));
    await revoked;
    // Offline, a reload would show the browser's error page instead of the sign-in page.
    if (navigator.onLine) dispatch(reloadPage());
  };
}
