import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fieldsOf } from '../../lib/fieldsOf';

/** Scroll position of the page per history entry, px. */
const places = new Map<string, number>();

/** Maximum number of entries; the oldest are dropped. */
const MOST = 100;

function keep(key: string, place: number): void {
  places.delete(key);
  places.set(key, place);
  const [oldest = ''] = places.keys();
  if (places.size > MOST) places.delete(oldest);
}

/**
 * Restores the scroll position when the customer goes back. The browser itself scrolls too early, while the previous
 * page is shown, and no further than that page's length.
 *
 * @param hasRows the rows have loaded and give the page its height
 */
export function useKeptPlace(hasRows: boolean): void {
  const { key } = useLocation();
  const arrival = useNavigationType();
  const isPlaced = useRef(arrival !== NavigationType.Pop);
  // The position is read once, then on scrolling: reading it while rows change would cause a second layout.
  const last = useRef<number>(null);
  useLayoutEffect(() => {
    if (isPlaced.current || !hasRows) return;
    isPlaced.current = true;
    const place = places.get(key);
    if (place !== undefined) window.scrollTo(0, place);
  }, [hasRows, key]);
  useLayoutEffect(() => {
    const onScroll = () => {
      // The browser scrolls after a step back before the new page is shown.
      if (!isPlaced.current || fieldsOf(window.history.state)['key'] !== key) return;
      last.current = window.scrollY;
      keep(key, last.current);
    };
    if (last.current === null) onScroll();
    else keep(key, last.current);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [key]);
}
