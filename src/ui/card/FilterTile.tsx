import './Tile.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import type { Tone } from '../../domain/statuses/status';
import { classNames } from '../classNames';
import { SkeletonBar } from '../state/Skeletons';

/** What the tiles that can be pressed show. */
export interface TileFigure {
  label: ReactNode;
  /** The figure; a grey bar stands in its place until it is there. */
  value: ReactNode;
  /** A second, smaller figure below it. */
  detail?: ReactNode;
  tone?: Extract<Tone, 'success' | 'danger' | 'neutral'> | undefined;
}

interface FilterTileProps extends TileFigure, AnalyticsProps {
  /** What is below the tiles is filtered by this one. */
  pressed: boolean;
  onClick: () => void;
}

/** Class and contents of a tile that can be pressed. */
function tileParts({ label, value, detail, tone = 'neutral' }: TileFigure) {
  return {
    className: classNames('tile', 'tile--pressable', `tile--${tone}`),
    children: (
      <>
        <span className="tile__label">{label}</span>
        <span className="tile__value">{value ?? <SkeletonBar width="half" height="title" />}</span>
        {detail !== undefined && <span className="tile__detail">{detail}</span>}
      </>
    ),
  };
}

/** A figure of a registry that shows, when it is pressed, what it is made of. */
export function FilterTile({
  label,
  value,
  detail,
  tone,
  pressed,
  onClick,
  ...mark
}: FilterTileProps) {
  return (
    <button
      {...mark}
      {...tileParts({ label, value, detail, tone })}
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
    />
  );
}

interface LinkTileProps extends TileFigure, AnalyticsProps {
  /** Where the figure is explained. */
  to: string;
}

/** A figure that leads to the page it comes from; beside tiles that filter. */
export function LinkTile({ to, label, value, detail, tone, ...mark }: LinkTileProps) {
  return <Link {...mark} {...tileParts({ label, value, detail, tone })} to={to} />;
}
