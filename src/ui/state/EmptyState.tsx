import './EmptyState.css';
import type { ReactNode } from 'react';
import { LinkButton } from '../button/LinkButton';
import { classNames } from '../classNames';
import { StateDrawing, type Drawing } from '../illustrations/StateDrawing';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface EmptyStateProps extends AnalyticsProps {
  drawing?: Drawing | undefined;
  /** One sentence: «Здесь появятся …», or why there is nothing to show. */
  title: ReactNode;
  children?: ReactNode;
  /** One action to change the state. */
  action?: ReactNode;
  /** The action, if it leads to another page. */
  link?: { to: string; label: string } | undefined;
  /** True for a separate card; false inside of an existing surface. */
  framed?: boolean | undefined;
  role?: 'alert';
}

/** An empty state: a drawing and a sentence, with an explanation and an action if there are any. */
export function EmptyState({
  drawing = 'none',
  title,
  children,
  link,
  action = link && (
    <LinkButton to={link.to} variant="outlined">
      {link.label}
    </LinkButton>
  ),
  framed = true,
  ...mark
}: EmptyStateProps) {
  return (
    <div
      {...mark}
      className={classNames(
        'empty-state flex flex-col items-center gap-2 text-center',
        framed && 'surface',
      )}
    >
      <StateDrawing drawing={drawing} />
      <p className="empty-state__title text-md font-semibold">{title}</p>
      {children !== undefined && (
        <div className="empty-state__text text-muted text-13">{children}</div>
      )}
      {action !== undefined && <div className="empty-state__action">{action}</div>}
    </div>
  );
}
