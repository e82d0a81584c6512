import './EmptyLayout.css';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../domain/paths';
import { Brand } from '../../ui/navigation/Brand';
import { isKnownPath } from '../modules/registry';
import { PublicMessages } from '../toast/PublicMessages';
import { OfflineBanner } from '../offline/OfflineBanner';
import { TermsPicture } from './TermsPicture';

/**
 * Layout `empty`: sign-in and registration. On wide screens the picture is to the right of the form, else above it. The
 * layout consists of native elements, because the first visit has a small budget (`scripts/budgets.ts`).
 */
export function EmptyLayout() {
  return (
    <div className="empty-layout grid bg-surface">
      <div className="empty-layout__side flex flex-col justify-between gap-6 min-w-0 bg-surface">
        <header className="print-hidden">
          <OfflineBanner />
          <Brand />
        </header>
        <PublicMessages />
        <main tabIndex={-1} className="empty-layout__main w-full">
          <Outlet />
        </main>
        <footer className="empty-layout__footer text-xs print-hidden">
          {isKnownPath(paths.policy) && <Link to={paths.policy}>Политика обработки данных</Link>}
        </footer>
      </div>
      <div className="empty-layout__promise relative overflow-hidden print-hidden">
        <TermsPicture />
      </div>
    </div>
  );
}
