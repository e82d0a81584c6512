import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fragmentId, fragmentTarget } from './addresses';

/**
 * Scrolls to the element of the fragment and focuses it: when the page opens, on a click and after the back button. A
 * browser would look for the element too early, before it is rendered. The element must be focusable (`tabIndex={-1}`).
 * Returns its id.
 */
export function useFragment(): string | undefined {
  // The whole location, so that a second click on the same link scrolls again.
  const place = useLocation();
  useEffect(() => {
    const target = fragmentTarget(place.hash);
    if (!target) return;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  }, [place]);
  return fragmentId(place.hash);
}
