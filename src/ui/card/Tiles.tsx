import './Tiles.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import type { Tone } from '../../domain/statuses/status';
import { classNames } from '../classNames';
import { SkeletonBar } from '../state/Skeletons';

export interface TileFigure {
  label: ReactNode;
  /** The figure; a grey bar is shown while it is undefined. */
  value: ReactNode;
  /** A second, smaller figure below it. */
  detail?: ReactNode;
  tone?: Extract<Tone, 'success' | 'danger' | 'neutral'> | undefined;
}

interface FilterTileProps extends TileFigure, AnalyticsProps {
  /** True if this tile filters the content below the tiles. */
  pressed: boolean;
  onClick: () => void;
}

function tileParts({ label, value, detail, tone = 'neutral' }: TileFigure) {
  return {
    className: `tile surface grid content-start min-w-0 w-full text-default tile--pressable tile--${tone}`,
    children: (
      <>
        <span className="tile__label text-13 text-muted">{label}</span>
        <span className="tile__value tabular-nums font-semibold wrap-anywhere text-lg">
          {value ?? <SkeletonBar width="half" height="title" />}
        </span>
        {detail !== undefined && <span className="tile__detail text-13 text-muted">{detail}</span>}
      </>
    ),
  };
}

/** A figure of a registry; pressing it filters the rows that it counts. */
export function FilterTile({
  pressed,
  onClick,
  'data-analytics': mark,
  ...figure
}: FilterTileProps) {
  return (
    <button
      {...tileParts(figure)}
      type="button"
      data-analytics={mark}
      aria-pressed={pressed}
      onClick={onClick}
    />
  );
}

interface LinkTileProps extends TileFigure, AnalyticsProps {
  /** Address of the page that explains the figure. */
  to: string;
}

/** A figure that links to its page, among tiles that filter. */
export function LinkTile({ to, 'data-analytics': mark, ...figure }: LinkTileProps) {
  return <Link {...tileParts(figure)} to={to} data-analytics={mark} />;
}

interface FilterTilesProps extends AnalyticsProps {
  /** Accessible name of the group: the subject of the figures. */
  label: string;
  /** Tiles per row on a wide screen; four by default. */
  columns?: 4 | 5;
  /** Tiles: `FilterTile` and `LinkTile`. */
  children: ReactNode;
}

/** Figures side by side that filter the content below them. */
export function FilterTiles({ label, columns = 4, children, ...mark }: FilterTilesProps) {
  return (
    <fieldset
      {...mark}
      className={classNames(
        'tiles grid gap-3 min-w-0 border-0 pad-0',
        columns === 5 && 'tiles--five',
      )}
      aria-label={label}
    >
      {children}
    </fieldset>
  );
}

/** A read-only figure inside of `FigureTiles`; for a figure that filters, use `FilterTile`. */
export function FigureTile({ label, value, detail }: Omit<TileFigure, 'tone'>) {
  return (
    <div className="tile surface grid content-start min-w-0">
      <dt className="tile__label text-13 text-muted">{label}</dt>
      <dd className="tile__value tabular-nums font-semibold wrap-anywhere text-lg">
        {value ?? <SkeletonBar width="half" height="title" />}
      </dd>
      {detail !== undefined && <dd className="tile__detail text-13 text-muted">{detail}</dd>}
    </div>
  );
}

/** Figures side by side, as parts of one sheet. */
export function FigureTiles({ children }: { children: ReactNode }) {
  return (
    <dl className="tiles tiles--joined grid gap-3 min-w-0 overflow-hidden border-0 pad-0 rounded-card">
      {children}
    </dl>
  );
}
