import type { Dispatch } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { Transport } from '../api/transport/transport';

/**
 * Checks the session whenever the page may have missed an event: after it was hidden, lost the focus or the network, or
 * was restored from the browser's page cache. Data are refetched only after this check, so a wake-up causes at most one
 * token refresh. Returns a function that stops the checks.
 */
export function watchWakeUps(dispatch: Dispatch, transport: Transport): () => void {
  return setupListeners(dispatch, (api, { onFocus, onFocusLost, onOnline, onOffline }) => {
    const stop = new AbortController();
    const { signal } = stop;
    const wake = () => void transport.recheck().then(() => api(onFocus()));
    const onVisibility = () => {
      if (document.visibilityState === 'visible') wake();
      else api(onFocusLost());
    };
    const online = () => void transport.recheck(true).then(() => api(onOnline()));
    document.addEventListener('visibilitychange', onVisibility, { signal });
    window.addEventListener('focus', wake, { signal });
    window.addEventListener('pageshow', (event) => event.persisted && wake(), { signal });
    window.addEventListener('online', online, { signal });
    window.addEventListener('offline', () => api(onOffline()), { signal });
    return () => stop.abort();
  });
}
