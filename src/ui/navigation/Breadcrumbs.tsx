import './Breadcrumbs.css';
import { Link } from 'react-router-dom';

export interface Breadcrumb {
  label: string;
  /** Absent for the page that is being looked at. */
  to?: string | undefined;
}

/** The way to a nested page: its parents as links, then the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Навигационная цепочка">
      <ol className="breadcrumbs">
        {steps.map(({ label, to }) => (
          <li key={label} className="breadcrumbs__step">
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
