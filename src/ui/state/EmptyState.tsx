import './EmptyState.css';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../icon/Icon';
import { classNames } from '../classNames';
import { boxIcon } from '../icon/frameIcons';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface EmptyStateProps extends AnalyticsProps {
  icon?: IconDrawing | undefined;
  /** One sentence: what will appear here, «Здесь появятся …». */
  title: ReactNode;
  children?: ReactNode;
  /** One action that leads out of the emptiness. */
  action?: ReactNode;
  /** On a card of its own, or inside something that already is a surface. */
  framed?: boolean | undefined;
}

/** Nothing to show yet: one line icon, one sentence, one action (look.md). */
export function EmptyState({
  icon = boxIcon,
  title,
  children,
  action,
  framed = true,
  ...mark
}: EmptyStateProps) {
  return (
    <div {...mark} className={classNames('empty-state', framed && 'empty-state--framed')}>
      <Icon drawing={icon} size="xl" className="empty-state__icon" />
      <p className="empty-state__title">{title}</p>
      {children !== undefined && <div className="empty-state__text">{children}</div>}
      {action !== undefined && <div className="empty-state__action">{action}</div>}
    </div>
  );
}
