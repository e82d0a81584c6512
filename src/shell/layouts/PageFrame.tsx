import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { useDocumentTitle, useRouteTitle } from '../page/pageTitle';
import { useAppDispatch } from '../../session/appStore';
import { paths } from '../../domain/paths';
import { focusPart } from '../../ui/focus/focusTarget';
import { drawerClosed } from '../menu/menuSlice';
import { fragmentTarget } from '../navigation/addresses';
import { closeAllModals } from '../modal/modalSlice';

/** Focuses `main`, unless the new page has already moved the focus from `before` to a part of `main`. */
function focusPage(before: Element | null): void {
  const main = document.querySelector('main');
  const { activeElement } = document;
  if (main === null || (activeElement !== before && main.contains(activeElement))) return;
  focusPart(main, { preventScroll: true });
}

/**
 * Handles a change of the path like a browser handles a new page: moves the focus to the page, scrolls to the top
 * (except after «Назад»), and closes dialogs and the drawer of the menu.
 */
function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const arrival = useNavigationType();
  const dispatch = useAppDispatch();
  const shown = useRef(pathname);
  const frame = useRef(0);
  // Read before the new page renders, because that page may move the focus at once.
  const { activeElement } = document;
  useEffect(() => {
    if (shown.current === pathname) return;
    const isOutage = [shown.current, pathname].includes(paths.unavailable);
    shown.current = pathname;
    // A dialog that an outage interrupts is kept: it opens again afterwards, with its input.
    if (!isOutage) dispatch(closeAllModals());
    dispatch(drawerClosed());
    // The page itself scrolls to the fragment.
    if (fragmentTarget(hash)) return;
    // Focus and scroll force a layout. Waiting for the next frame limits this to one layout per frame.
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      focusPage(activeElement);
      if (arrival !== NavigationType.Pop) window.scrollTo(0, 0);
    });
  }, [pathname, hash, arrival, activeElement, dispatch]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
}

/**
 * The root of all layouts: sets the tab's title, moves the focus, and announces the title of a new page. The live
 * region stays while pages change, because a screen reader announces only changes of an existing region.
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
