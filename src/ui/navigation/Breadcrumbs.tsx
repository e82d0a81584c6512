import './Breadcrumbs.css';
import { Link } from 'react-router-dom';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface Breadcrumb {
  label: string;
  /** Undefined for the current page. */
  to?: string | undefined;
}

interface BreadcrumbsProps extends AnalyticsProps {
  steps: readonly Breadcrumb[];
}

/** Breadcrumbs of a nested page: the parents as links, then the page itself. */
export function Breadcrumbs({ steps, ...mark }: BreadcrumbsProps) {
  return (
    <nav {...mark} aria-label="Навигационная цепочка">
      <ol className="breadcrumbs flex flex-wrap text-muted mb-3">
        {steps.map(({ label, to }) => (
          <li
            key={label}
            className="breadcrumbs__step flex items-center gap-2 min-w-0 wrap-anywhere"
          >
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
