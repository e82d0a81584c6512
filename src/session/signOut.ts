import type { SessionThunk } from './apiRoot';
import { signedOut } from './sessionSlice';

/**
 * Thunk: ends the session. Tokens and data are gone from the page at once, also offline; then the
 * server is told and, unless `reload` is false, the page is loaded anew (specification, section 4).
 */
export function signOut({ reload = true } = {}): SessionThunk<Promise<void>> {
  return async (dispatch, _getState, extra) => {
    const told = extra.transport.end();
    dispatch(signedOut());
    await told;
    // Offline a reload would put the browser's error page in the place of the sign-in page.
    if (reload && navigator.onLine) extra.reload();
  };
}
