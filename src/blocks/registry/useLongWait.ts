import { useEffect, useState } from 'react';

/** An answer that comes within this time needs no sign of waiting, milliseconds. */
const QUICK_MS = 200;

/**
 * Whether something has been waited for so long that it is to be seen. A sign that comes and goes with
 * every quick answer flickers, and costs the browser more than the answer does.
 */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  // What was waited for is there: the next wait starts anew.
  if (isLong && !isWaiting) setLong(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setLong, QUICK_MS, true);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLong && isWaiting;
}
