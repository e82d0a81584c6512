import { Link } from 'react-router-dom';
import type { AnalyticsProps } from '../../observability/analytics/analyticsProps';
import { tileParts, type TileFigure } from './FilterTile';

export interface LinkTileProps extends TileFigure, AnalyticsProps {
  /** Where the figure is explained. */
  to: string;
}

/** A figure that leads to the page it comes from; beside tiles that filter. */
export function LinkTile({ to, label, value, detail, tone, ...mark }: LinkTileProps) {
  return <Link {...mark} {...tileParts({ label, value, detail, tone })} to={to} />;
}
