import { useEffect, useState } from 'react';

/** How far a frame is; `slow` after `SLOW_MS` without an end. */
export type FrameLoad = 'loading' | 'slow' | 'loaded';

/** After this long the page says that the frame takes longer than usual (rule T4), milliseconds. */
export const SLOW_MS = 15_000;

/** Follows the load of a frame that is new with its component. */
export function useFrameLoad(): { load: FrameLoad; onLoad: () => void } {
  const [load, setLoad] = useState<FrameLoad>('loading');
  useEffect(() => {
    const timer = setTimeout(() => {
      setLoad((now) => (now === 'loading' ? 'slow' : now));
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return { load, onLoad: () => setLoad('loaded') };
}
