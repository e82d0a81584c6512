import './Chip.css';
import type { ReactNode } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { Icon } from '../icon/Icon';
import { checkIcon } from '../icon/signInIcons';

export interface ChipProps extends AnalyticsProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A toggle button for one of several short options. */
export function Chip({ pressed, onPress, children, ...mark }: ChipProps) {
  return (
    <button
      {...mark}
      type="button"
      className="chip inline-flex flex-none items-center gap-6px text-default wrap-anywhere rounded-full border-strong bg-surface hover-bg max-w-full"
      aria-pressed={pressed}
      onClick={onPress}
    >
      {pressed && <Icon drawing={checkIcon} size="sm" />}
      {children}
    </button>
  );
}
