import type { ComponentType, ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { EmptyLayout } from './EmptyLayout';
import { Brand } from '../../ui/navigation/Brand';
import { classNames } from '../../ui/classNames';
import type { LayoutName } from '../modules/defineModule';
import { PublicMessages } from '../toast/PublicMessages';
import { OfflineBanner } from '../offline/OfflineBanner';
import './PlainLayout.css';

/** A layout with the brand above the page; `centred` centres the page. It consists of native elements only. */
export function PlainLayout({
  centred = false,
  children,
}: {
  centred?: boolean;
  /** Content; by default the page of the route. */
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
 * The layouts of the first visit; `lk` is loaded with the cabinet. `landing`, for pages about products, is not
 * used yet.
 */
export const layouts: Readonly<Record<Exclude<LayoutName, 'lk'>, ComponentType>> = {
  default: () => <PlainLayout />,
  empty: EmptyLayout,
  error: () => <PlainLayout centred />,
  landing: () => <PlainLayout />,
};
