import { useEffect, useState } from 'react';

/** An answer that comes within this time needs no sign of waiting, milliseconds. */
const QUICK_MS = 200;

/**
 * True when something has been waited for longer than 200 ms. A sign of waiting that comes and goes
 * with every quick answer would flicker.
 */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  // The wait is over: the next one starts from zero.
  if (isLong && !isWaiting) setLong(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setLong, QUICK_MS, true);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong && isWaiting;
}
