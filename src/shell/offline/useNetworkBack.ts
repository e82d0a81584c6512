import { useEffect, useEffectEvent } from 'react';

/** Calls a function each time when the browser has its network back. */
export function useNetworkBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const going = new AbortController();
    window.addEventListener('online', () => back(), { signal: going.signal });
    return () => going.abort();
  }, []);
}
