import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectFrameReload } from '../../shell/menu/menuSlice';

/** How often the frame has been begun anew, and what begins it anew at once. */
export interface Reloads {
  readonly count: number;
  readonly reload: () => void;
}

/**
 * Counts how often the frame was asked to load anew while it stood there: each time the flag of the menu
 * went up, which it does once for clicks within half a second (rule T2). The click that opened the page
 * counts for nothing, because the frame loads by itself then. Who answers a message of the frame does
 * not wait for the flag: a click would be lost while it is still up.
 */
export function useReloads(): Reloads {
  const asked = useSelector(selectFrameReload);
  const [before, setBefore] = useState(asked);
  const [count, setCount] = useState(0);
  if (asked !== before) {
    setBefore(asked);
    if (asked) setCount(count + 1);
  }
  return { count, reload: () => setCount((now) => now + 1) };
}
