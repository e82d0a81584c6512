import type { ComponentType, ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { EmptyLayout } from './EmptyLayout';
import { Brand } from '../../ui/navigation/Brand';
import { classNames } from '../../ui/classNames';
import type { LayoutName } from '../modules/defineModule';
import { PublicMessages } from '../toast/PublicMessages';
import { OfflineBanner } from '../offline/OfflineBanner';
import './PlainLayout.css';

/** The brand above the page; `centred` puts the page in the middle. Native elements only. */
export function PlainLayout({
  centred = false,
  children,
}: {
  centred?: boolean;
  /** The page of the route by default. */
  children?: ReactNode;
}) {
  return (
    <div className="plain-layout flex flex-col">
      <header className="plain-layout__header">
        <Brand />
      </header>
      <OfflineBanner />
      <PublicMessages />
      <main
        tabIndex={-1}
        className={classNames(
          'plain-layout__main flex-1 w-full',
          centred && 'plain-layout__main--centred grid',
        )}
      >
        {children ?? <Outlet />}
      </main>
    </div>
  );
}

/**
 * The layouts of the first visit; `lk` is loaded with the cabinet. No page uses `landing` yet, which is for
 * pages about products.
 */
export const layouts: Readonly<Record<Exclude<LayoutName, 'lk'>, ComponentType>> = {
  default: () => <PlainLayout />,
  empty: EmptyLayout,
  error: () => <PlainLayout centred />,
  landing: () => <PlainLayout />,
};
