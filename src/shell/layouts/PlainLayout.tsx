import './PlainLayout.css';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Brand } from '../../ui/navigation/Brand';
import { classNames } from '../../ui/classNames';
import { PublicMessages } from '../toast/PublicMessages';
import { OfflineBanner } from '../offline/OfflineBanner';

/** The brand over the page, which may stand in the middle of the screen. Native elements only. */
export function PlainLayout({
  centred = false,
  children,
}: {
  centred?: boolean;
  /** The page of the route where it is left out. */
  children?: ReactNode;
}) {
  return (
    <div className="plain-layout">
      <header className="plain-layout__header">
        <Brand />
      </header>
      <OfflineBanner />
      <PublicMessages />
      <main
        tabIndex={-1}
        className={classNames('plain-layout__main', centred && 'plain-layout__main--centred')}
      >
        {children ?? <Outlet />}
      </main>
    </div>
  );
}
