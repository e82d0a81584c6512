import { Outlet } from 'react-router-dom';
import { useDocumentTitle, useRouteTitle } from '../page/pageTitle';
import { usePageChange } from './usePageChange';

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
