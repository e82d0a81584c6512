import './PlainLayout.css';
import { Outlet } from 'react-router-dom';
import { Brand } from '../../ui/Brand';
import { OfflineBanner } from '../pages/OfflineBanner';
import { useDocumentTitle } from '../pageTitle';

/** Layout `error`: one message in the middle of the screen. Native elements only. */
export default function ErrorLayout() {
  useDocumentTitle();
  return (
    <div className="plain-layout">
      <header className="plain-layout__header">
        <Brand />
      </header>
      <OfflineBanner />
      <main className="plain-layout__main plain-layout__main--centred">
        <Outlet />
      </main>
    </div>
  );
}
