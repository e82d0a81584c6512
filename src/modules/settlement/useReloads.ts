import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectFrameReload } from '../../shell/menu/menuSlice';

/**
 * How often the frame was asked to load anew while it stood there: each time the flag of the menu went
 * up, which it does once for clicks within half a second (rule T2). The click that opened the page
 * counts for nothing, because the frame loads by itself then.
 */
export function useReloads(): number {
  const asked = useSelector(selectFrameReload);
  const [before, setBefore] = useState(asked);
  const [reloads, setReloads] = useState(0);
  if (asked !== before) {
    setBefore(asked);
    if (asked) setReloads(reloads + 1);
  }
  return reloads;
}
