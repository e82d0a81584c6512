import './Tile.css';
import type { ReactNode } from 'react';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { classNames } from '../classNames';

interface FilterTilesProps extends AnalyticsProps {
  /** What the figures are about, for those who do not see them. */
  label: string;
  /** In a row on a wide screen; four by default. */
  columns?: 4 | 5;
  /** `FilterTile`s and `LinkTile`s. */
  children: ReactNode;
}

/** Figures side by side that filter what stands below them. */
export function FilterTiles({ label, columns = 4, children, ...mark }: FilterTilesProps) {
  return (
    <fieldset
      {...mark}
      className={classNames('tiles', 'tiles--filters', columns === 5 && 'tiles--five')}
      aria-label={label}
    >
      {children}
    </fieldset>
  );
}
