import { Outlet } from 'react-router-dom';
import { useDocumentTitle, useRouteTitle } from '../page/pageTitle';
import { usePageChange } from './usePageChange';

/**
 * What stays while one page gives way to another, whatever their layouts: the tab's title, the focus,
 * and the live region that reads the new page's title out. A live region that came along with the
 * page would say nothing, because only its changes are read.
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
