import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { useDocumentTitle, useRouteTitle } from '../page/pageTitle';
import { useAppDispatch } from '../../session/appStore';
import { paths } from '../../domain/paths';
import { focusPart } from '../../ui/focus/focusTarget';
import { drawerClosed } from '../menu/menuSlice';
import { fragmentTarget } from '../navigation/addresses';
import { closeAllModals } from '../modal/modalSlice';

/** Puts the focus on the shown page, unless a part of it has taken the focus from `before`. */
function focusPage(before: Element | null): void {
  const main = document.querySelector('main');
  const { activeElement } = document;
  if (main === null || (activeElement !== before && main.contains(activeElement))) return;
  focusPart(main, { preventScroll: true });
}

/**
 * Does for a change of the path the steps of a browser that loads another page: the focus goes to the new
 * page, the page starts at its top (the back button keeps the browser's own place), and the dialogs and the
 * menu's drawer of the previous page close.
 */
function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const arrival = useNavigationType();
  const dispatch = useAppDispatch();
  const shown = useRef(pathname);
  const frame = useRef(0);
  // Read before the new page is drawn: it may ask for the focus at once.
  const { activeElement } = document;
  useEffect(() => {
    if (shown.current === pathname) return;
    const isOutage = [shown.current, pathname].includes(paths.unavailable);
    shown.current = pathname;
    // A dialog that an outage has interrupted opens again on the way back, with its input.
    if (!isOutage) dispatch(closeAllModals());
    dispatch(drawerClosed());
    // The page itself scrolls to the requested part.
    if (fragmentTarget(hash)) return;
    // Both need the layout: with the frame that is about to be drawn it is made once, in a task of its own.
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      focusPage(activeElement);
      if (arrival !== NavigationType.Pop) window.scrollTo(0, 0);
    });
  }, [pathname, hash, arrival, activeElement, dispatch]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
}

/**
 * The root of all layouts: sets the tab's title, moves the focus, and announces the title of a new page.
 * The live region stays in the document while pages change, because a screen reader announces only
 * changes of a region that is already there.
 */
export function PageFrame() {
  const title = useRouteTitle();
  useDocumentTitle();
  usePageChange();
  return (
    <>
      <Outlet />
      <output className="visually-hidden">{title}</output>
    </>
  );
}
