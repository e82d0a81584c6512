import './StatusBadge.css';
import { Icon, type IconDrawing } from '../icon/Icon';
import type { Tone } from '../../domain/statuses/status';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { classNames } from '../classNames';
import { checkIcon } from '../icon/signInIcons';
import { clockIcon, exclamationTriangleIcon, minusIcon, timesIcon } from '../icon/frameIcons';

const TONE_ICON: Record<Tone, IconDrawing> = {
  success: checkIcon,
  done: checkIcon,
  info: clockIcon,
  warning: exclamationTriangleIcon,
  danger: timesIcon,
  neutral: minusIcon,
};

export interface StatusBadgeProps extends AnalyticsProps {
  tone: Tone;
  /** Russian text of the status, not its code. */
  label: string;
  icon?: IconDrawing | undefined;
}

/** Status as icon, text and colour. Accepts a whole `Status`. */
export function StatusBadge({
  tone,
  label,
  icon = TONE_ICON[tone],
  'data-analytics': mark,
}: StatusBadgeProps) {
  return (
    <span
      data-analytics={mark}
      className={classNames(
        'status-badge inline-flex items-center text-xs font-semibold wrap-anywhere max-w-full',
        `tone--${tone}`,
      )}
    >
      <Icon drawing={icon} size="sm" className="status-badge__icon" />
      {label}
    </span>
  );
}
