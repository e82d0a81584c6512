import './Tile.css';
import type { ReactNode } from 'react';
import { classNames } from '../classNames';
import { SkeletonBar } from '../state/Skeletons';

export interface FigureTileProps {
  label: ReactNode;
  /** The figure; a grey bar stands in its place until it is there. */
  value: ReactNode;
  /** A second, smaller figure below it. */
  detail?: ReactNode;
  tone?: 'success' | 'neutral' | undefined;
}

/** A figure to be read; `FilterTile` is one that filters. Stands inside of `FigureTiles`. */
export function FigureTile({ label, value, detail, tone = 'neutral' }: FigureTileProps) {
  return (
    <div className={classNames('tile', `tile--${tone}`)}>
      <dt className="tile__label">{label}</dt>
      <dd className="tile__value">{value ?? <SkeletonBar width="half" height="title" />}</dd>
      {detail !== undefined && <dd className="tile__detail">{detail}</dd>}
    </div>
  );
}

/** Figures side by side. */
export function FigureTiles({ children }: { children: ReactNode }) {
  return <dl className="tiles">{children}</dl>;
}
