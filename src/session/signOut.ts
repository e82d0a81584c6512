import { sessionEnded } from '../api/events';
import type { AppThunk } from './appStore';
import { loadPageAnew } from './lifecycle';

/**
 * What still has to reach the server before a user leaves on purpose: an unsaved draft, for example. A
 * call never rejects, knows how long a sign-out may wait for it, and does not end for a second
 * sign-out while the first one waits. A session that ends in any other way does not wait.
 */
export const lastCalls = new Set<() => Promise<unknown>>();

/**
 * Thunk: ends the session by the user's wish. Unsaved drafts get their last chance, for three seconds
 * at most and not offline. Then the transport drops the tokens and tells the other tabs, and everything
 * personal is gone from the page at once; then the server is told and the page is loaded anew (rules
 * S21 to S25).
 */
export function signOut(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { transport }) => {
    for (const call of lastCalls) await call();
    const told = transport.end();
    dispatch(sessionEnded({ reason: 'signedOut' }));
    await told;
    // Offline a reload would put the browser's error page in the place of the sign-in page.
    if (navigator.onLine) dispatch(loadPageAnew());
  };
}
