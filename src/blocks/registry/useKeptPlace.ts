import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fieldsOf } from '../../lib/fieldsOf';

/** Scroll position of the page per history entry, px. */
const places = new Map<string, number>();

/** Maximum number of stored positions; the oldest are dropped. */
const MOST = 100;

function keep(key: string, place: number): void {
  places.delete(key);
  places.set(key, place);
  const [oldest = ''] = places.keys();
  if (places.size > MOST) places.delete(oldest);
}

/**
 * Restores the scroll position when the user goes back. The browser scrolls too early: the previous page is still
 * shown and limits the position.
 *
 * @param hasRows true once the rows have loaded and give the page its height
 */
export function useKeptPlace(hasRows: boolean): void {
  const { key } = useLocation();
  const arrival = useNavigationType();
  const isPlaced = useRef(arrival !== NavigationType.Pop);
  // The position is read once and then updated on scrolling, because reading it while rows change would force an extra
  // layout.
  const last = useRef<number>(null);
  useLayoutEffect(() => {
    if (isPlaced.current || !hasRows) return;
    isPlaced.current = true;
    const place = places.get(key);
    if (place !== undefined) window.scrollTo(0, place);
  }, [hasRows, key]);
  useLayoutEffect(() => {
    const onScroll = () => {
      // On a step back, the browser scrolls before the new page is rendered; that position is not stored.
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
