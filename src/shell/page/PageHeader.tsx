import './PageHeader.css';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';

export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** The `TabLinks` of a page that has tabs. */
  tabs?: ReactNode;
  /** True if the tabs do not fit into the line of the title on a wide screen. */
  hasManyTabs?: boolean;
}

export function PageHeader({
  title,
  subtitle,
  actions,
  tabs,
  hasManyTabs = false,
}: PageHeaderProps) {
  return (
    <div
      className={classNames(
        'page-header flex flex-wrap items-start justify-between',
        tabs === undefined ? 'gap-2-4' : 'page-header--tabs gap-2px-4',
        tabs !== undefined && !hasManyTabs && 'page-header--line',
      )}
    >
      <div className="page-header__text min-w-0">
        <h1>{title}</h1>
        {subtitle !== undefined && <p className="mt-1 text-muted">{subtitle}</p>}
      </div>
      {actions !== undefined && (
        <div className="page-header__actions flex flex-wrap items-center gap-2 min-h-touch">
          {actions}
        </div>
      )}
      {tabs !== undefined && <div className="page-header__tabs min-w-0">{tabs}</div>}
    </div>
  );
}
