import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { drawerClosed } from '../menu/menuSlice';
import { fragmentTarget } from '../navigation/fragment';
import { closeAllModals } from '../modal/modalSlice';

/**
 * What a browser does when it loads another page, done for a change of the path: the focus goes to
 * the new content, the page starts at its top (the back button keeps the browser's own place), and
 * the dialogs and the menu's drawer of the page before close.
 */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const arrival = useNavigationType();
  const dispatch = useDispatch();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    dispatch(closeAllModals());
    dispatch(drawerClosed());
    // The page itself goes to the part that was asked for.
    if (fragmentTarget(hash)) return;
    content.current?.focus({ preventScroll: true });
    if (arrival !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, hash, arrival, content, dispatch]);
}
