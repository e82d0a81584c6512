import { useEffect, useRef, type RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { drawerClosed } from '../menu/menuSlice';
import { closeAllModals } from '../modal/modalSlice';

/**
 * What a browser does when it loads another page, done for a change of the path: the focus goes to
 * the new content, the page starts at its top (the back button keeps the browser's own place), and
 * the dialogs and the menu's drawer of the page before close.
 */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  const dispatch = useDispatch();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    dispatch(closeAllModals());
    dispatch(drawerClosed());
    content.current?.focus({ preventScroll: true });
    if (arrival !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, arrival, content, dispatch]);
}
