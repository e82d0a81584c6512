import { useEffect, useState } from 'react';

/** The skeleton stays so long once everything was loaded, ms (specification, section 9). */
const SKELETON_MS = 250;

/** True once `loaded` has been for as long as the skeleton takes; it stays so. */
export function useSkeletonTime(loaded: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!loaded) return undefined;
    const timer = setTimeout(() => setOver(true), SKELETON_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  return over;
}
