import { useEffect, useEffectEvent } from 'react';

/** Calls `onBack` each time the browser is online again (the `online` event). */
export function useNetworkBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const going = new AbortController();
    window.addEventListener('online', () => back(), { signal: going.signal });
    return () => going.abort();
  }, []);
}
