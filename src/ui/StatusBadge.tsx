import './StatusBadge.css';
import { Icon, type IconName } from './Icon';
import type { Tone } from './Note';
import { classNames } from './classNames';

const TONE_ICON: Record<Tone, IconName> = {
  success: 'check',
  info: 'clock',
  warning: 'exclamation-triangle',
  danger: 'times',
  neutral: 'info-circle',
};

export interface StatusBadgeProps {
  tone: Tone;
  /** The words of the status, from the server's description; never a bare code. */
  label: string;
  icon?: IconName | undefined;
}

/** Status as icon + words + colour (look.md). */
export function StatusBadge({ tone, label, icon = TONE_ICON[tone] }: StatusBadgeProps) {
  return (
    <span className={classNames('status-badge', `status-badge--${tone}`)}>
      <Icon name={icon} size="sm" className="status-badge__icon" />
      {label}
    </span>
  );
}
