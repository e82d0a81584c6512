import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fragmentId, fragmentTarget } from './addresses';

/**
 * Does the browser's work for the fragment of an address, for a page whose parts appear later than the
 * address: scrolls to the part and moves the focus to it, on arrival, on a click and on the way back. The
 * part must be focusable (`tabIndex={-1}`). Returns the part's id.
 */
export function useFragment(): string | undefined {
  // The whole place: the same fragment asked for again is a wish to go there again.
  const place = useLocation();
  useEffect(() => {
    const target = fragmentTarget(place.hash);
    if (!target) return;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  }, [place]);
  return fragmentId(place.hash);
}
