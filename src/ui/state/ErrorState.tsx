import type { ReactNode } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { Button } from '../button/Button';
import { refreshIcon } from '../icon/frameIcons';
import { EmptyState, type EmptyStateProps } from './EmptyState';

export interface ErrorStateProps extends AnalyticsProps, Pick<EmptyStateProps, 'framed'> {
  title?: ReactNode;
  /** Text below the title: the server's message, or an explanation by the page. */
  message?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** True while the retry is running. */
  retrying?: boolean | undefined;
}

/** Error of a part of the page that failed to load, with a retry button. */
export function ErrorState({
  title = 'Не удалось загрузить данные',
  message,
  onRetry,
  retrying = false,
  ...state
}: ErrorStateProps) {
  const action = onRetry && (
    <Button variant="outlined" icon={refreshIcon} busy={retrying} onClick={onRetry}>
      Повторить
    </Button>
  );
  return (
    <EmptyState {...state} role="alert" drawing="link" title={title} action={action}>
      {message}
    </EmptyState>
  );
}
