import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fragmentId, fragmentTarget } from './addresses';

/**
 * Scrolls to the element of the fragment and focuses it: when the page opens, on a click and after the back button. The
 * browser itself would search for the element before it is rendered. The element must be focusable (`tabIndex={-1}`).
 * Returns its id; undefined without a fragment.
 */
export function useFragment(): string | undefined {
  // The whole location object, because it also changes when the same link is clicked again.
  const place = useLocation();
  useEffect(() => {
    const target = fragmentTarget(place.hash);
    if (!target) return;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  }, [place]);
  return fragmentId(place.hash);
}
