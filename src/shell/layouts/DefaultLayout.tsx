import './PlainLayout.css';
import { Outlet } from 'react-router-dom';
import { Brand } from '../../ui/Brand';
import { OfflineBanner } from '../pages/OfflineBanner';
import { useDocumentTitle } from '../pageTitle';

/** The layout of a route that names none (specification, section 2): the brand over the page. */
export default function DefaultLayout() {
  useDocumentTitle();
  return (
    <div className="plain-layout">
      <header className="plain-layout__header">
        <Brand />
      </header>
      <OfflineBanner />
      <main className="plain-layout__main">
        <Outlet />
      </main>
    </div>
  );
}
