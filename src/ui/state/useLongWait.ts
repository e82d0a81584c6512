import { useEffect, useState } from 'react';

/** Waiting time without an indicator, milliseconds. */
const QUICK_MS = 200;

/** Returns true after 200 ms of waiting. An indicator for every quick response would flicker. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  // The wait is over, so the next wait starts from zero.
  if (isLong && !isWaiting) setLong(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setLong, QUICK_MS, true);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong && isWaiting;
}
