import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Returns `navigator.onLine`; true does not mean that the server is reachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls `onBack` each time the browser is online again (the `online` event). */
export function useNetworkBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const going = new AbortController();
    window.addEventListener('online', () => back(), { signal: going.signal });
    return () => going.abort();
  }, []);
}
