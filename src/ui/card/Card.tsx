import './Card.css';
import { useId, type ReactNode } from 'react';
import { classNames } from '../classNames';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface CardSum {
  label: ReactNode;
  /** Usually `<Money>`: the most prominent text of the card. */
  value: ReactNode;
  /** Usually `<StatusBadge>`, on the line of the label. */
  badge?: ReactNode;
}

export interface CardProps extends AnalyticsProps {
  title: ReactNode;
  subtitle?: ReactNode;
  logo?: ReactNode;
  /** A badge in the header, for cards without a sum. */
  badge?: ReactNode;
  /** The menu «⋯» at the right end of the header. */
  menu?: ReactNode;
  sum?: CardSum | undefined;
  children?: ReactNode;
  note?: ReactNode;
  /** Bottom of the card, aligned across the row of cards. It has at most one filled button. */
  footer?: ReactNode;
  headingLevel?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
}

export function Card({
  title,
  subtitle,
  logo,
  badge,
  menu,
  sum,
  children,
  note,
  footer,
  headingLevel = 3,
  className,
  ...mark
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...mark}
      className={classNames('card surface flex flex-col min-w-0', className)}
      aria-labelledby={titleId}
    >
      <header className="card__header flex flex-wrap items-center gap-3 leading-snug">
        {logo}
        <div className="card__heading min-w-0">
          <Heading id={titleId} className="card__title font-semibold tracking-normal leading-snug">
            {title}
          </Heading>
          {subtitle !== undefined && <p className="card__subtitle text-muted">{subtitle}</p>}
        </div>
        {badge !== undefined && <div className="self-start">{badge}</div>}
        {menu !== undefined && <div className="card__menu absolute">{menu}</div>}
      </header>
      {sum && <Sum {...sum} />}
      {children}
      {note}
      {footer !== undefined && <CardFooter>{footer}</CardFooter>}
    </article>
  );
}

/** The actions at the bottom of a card; a form inside a card renders this footer itself. */
export function CardFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="card__footer flex flex-wrap gap-2 print-hidden mt-auto">{children}</footer>
  );
}

function Sum({ label, value, badge }: CardSum) {
  return (
    <div>
      <div className="card__sum-line flex flex-wrap items-center justify-between text-muted text-13">
        <span className="card__sum-label leading-snug">{label}</span>
        {badge}
      </div>
      <p className="card__sum-value font-semibold leading-tight tracking-tight">{value}</p>
    </div>
  );
}

/**
 * Cards side by side, each at least `--card-width` wide (340 px by default); one column if there is less space.
 * Cards in a row have equal heights with their buttons aligned, and a change in one card never moves another to a
 * different column.
 */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="card-grid grid gap-4">{children}</div>;
}
