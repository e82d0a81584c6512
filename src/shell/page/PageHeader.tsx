import './PageHeader.css';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** Heading of a cabinet page. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <div className="page-header">
      <div className="page-header__text">
        <h1>{title}</h1>
        {subtitle !== undefined && <p className="page-header__subtitle">{subtitle}</p>}
      </div>
      {actions !== undefined && <div className="page-header__actions">{actions}</div>}
    </div>
  );
}
