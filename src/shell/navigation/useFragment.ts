import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fragmentId, fragmentTarget } from './addresses';

/**
 * Scrolls and focuses the element of the fragment on arrival, on a click and after the back button. Needed
 * because the element is rendered later than the address changes. It must be focusable (`tabIndex={-1}`).
 * Returns its id.
 */
export function useFragment(): string | undefined {
  // The whole location: a second click on the same link must scroll again.
  const place = useLocation();
  useEffect(() => {
    const target = fragmentTarget(place.hash);
    if (!target) return;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  }, [place]);
  return fragmentId(place.hash);
}
