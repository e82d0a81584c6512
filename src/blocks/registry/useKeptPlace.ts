import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fieldsOf } from '../../lib/fieldsOf';

/** How far the page was scrolled on each entry of the history, px. */
const places = new Map<string, number>();

/** So many entries are kept, the newest ones. */
const MOST = 100;

function keep(key: string, place: number): void {
  places.delete(key);
  places.set(key, place);
  const [oldest = ''] = places.keys();
  if (places.size > MOST) places.delete(oldest);
}

/**
 * On the way back the page stands where it was left. The browser scrolls while the page before is still
 * shown, and no further than that one is long.
 *
 * @param hasRows they give the page its height
 */
export function useKeptPlace(hasRows: boolean): void {
  const { key } = useLocation();
  const arrival = useNavigationType();
  const isPlaced = useRef(arrival !== NavigationType.Pop);
  // Read once, and then when the page is scrolled: to read it while rows change would lay them out twice.
  const last = useRef<number>(null);
  useLayoutEffect(() => {
    if (isPlaced.current || !hasRows) return;
    isPlaced.current = true;
    const place = places.get(key);
    if (place !== undefined) window.scrollTo(0, place);
  }, [hasRows, key]);
  useLayoutEffect(() => {
    const onScroll = () => {
      // Between a step back and the page that it leads to, the browser scrolls already.
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
