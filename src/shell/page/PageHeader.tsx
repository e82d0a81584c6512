import './PageHeader.css';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames';

export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** The `TabLinks` of a page that has tabs: in the line of the title where there is room. */
  tabs?: ReactNode;
}

/** Heading of a cabinet page. */
export function PageHeader({ title, subtitle, actions, tabs }: PageHeaderProps) {
  return (
    <div className={classNames('page-header', tabs !== undefined && 'page-header--tabs')}>
      <div className="page-header__text">
        <h1>{title}</h1>
        {subtitle !== undefined && <p className="page-header__subtitle">{subtitle}</p>}
      </div>
      {actions !== undefined && <div className="page-header__actions">{actions}</div>}
      {tabs}
    </div>
  );
}
