import './Tile.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import type { Tone } from '../../domain/statuses/status';
import { classNames } from '../classNames';
import { SkeletonBar } from '../state/Skeletons';

export interface LinkTileProps extends AnalyticsProps {
  /** Where the figure is explained. */
  to: string;
  label: ReactNode;
  /** The figure; a grey bar stands in its place until it is there. */
  value: ReactNode;
  /** A second, smaller figure below it. */
  detail?: ReactNode;
  tone?: Extract<Tone, 'success' | 'danger' | 'neutral'> | undefined;
}

/** A figure that leads to the page it comes from; beside tiles that filter. */
export function LinkTile({ to, label, value, detail, tone = 'neutral', ...mark }: LinkTileProps) {
  return (
    <Link {...mark} to={to} className={classNames('tile', 'tile--pressable', `tile--${tone}`)}>
      <span className="tile__label">{label}</span>
      <span className="tile__value">{value ?? <SkeletonBar width="half" height="title" />}</span>
      {detail !== undefined && <span className="tile__detail">{detail}</span>}
    </Link>
  );
}
