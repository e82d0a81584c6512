import './Tile.css';
import type { ReactNode } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import type { Tone } from '../../domain/statuses/status';
import { classNames } from '../classNames';
import { SkeletonBar } from '../state/Skeletons';

export interface FilterTileProps extends AnalyticsProps {
  label: ReactNode;
  /** The figure; a grey bar stands in its place until it is there. */
  value: ReactNode;
  /** A second, smaller figure below it. */
  detail?: ReactNode;
  tone?: Extract<Tone, 'success' | 'danger' | 'neutral'> | undefined;
  /** What is below the tiles is filtered by this one. */
  pressed: boolean;
  onClick: () => void;
}

/** A figure of a registry that shows, when it is pressed, what it is made of. */
export function FilterTile({
  label,
  value,
  detail,
  tone = 'neutral',
  pressed,
  onClick,
  ...mark
}: FilterTileProps) {
  return (
    <button
      {...mark}
      type="button"
      className={classNames('tile', 'tile--pressable', `tile--${tone}`)}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <span className="tile__label">{label}</span>
      <span className="tile__value">{value ?? <SkeletonBar width="half" height="title" />}</span>
      {detail !== undefined && <span className="tile__detail">{detail}</span>}
    </button>
  );
}
