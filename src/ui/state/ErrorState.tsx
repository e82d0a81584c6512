import './EmptyState.css';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { classNames } from '../classNames';
import { exclamationCircleIcon } from '../icon/signInIcons';
import { refreshIcon } from '../icon/frameIcons';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';

export interface ErrorStateProps extends AnalyticsProps {
  title?: ReactNode;
  /** What happened, in the server's or the catalogue's words (specification, section 8). */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  retrying?: boolean | undefined;
  framed?: boolean | undefined;
}

/** A part of the page that could not be loaded: says so and offers to try again. */
export function ErrorState({
  title = 'Не удалось загрузить данные',
  message,
  onRetry,
  retrying = false,
  framed = true,
  ...mark
}: ErrorStateProps) {
  return (
    <div
      {...mark}
      role="alert"
      className={classNames('empty-state', framed && 'empty-state--framed')}
    >
      <Icon
        drawing={exclamationCircleIcon}
        size="xl"
        className="empty-state__icon empty-state__icon--danger"
      />
      <p className="empty-state__title">{title}</p>
      {message !== undefined && <div className="empty-state__text">{message}</div>}
      {onRetry && (
        <div className="empty-state__action">
          <Button variant="outlined" icon={refreshIcon} busy={retrying} onClick={onRetry}>
            Повторить
          </Button>
        </div>
      )}
    </div>
  );
}
