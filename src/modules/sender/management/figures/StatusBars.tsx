import { scaleLinear } from 'd3-scale';
import type { StatusFigures } from './orderFigures';

/** Height in px of a line: the name above its bar. */
const LINE = 34;
const BAR = 8;

interface StatusBarsProps {
  title: string;
  statuses: readonly StatusFigures[];
}

/** A line for each status: its name, its orders, and a bar of their number. */
export function StatusBars({ title, statuses }: StatusBarsProps) {
  const most = Math.max(1, ...statuses.map(({ orders }) => orders));
  const width = scaleLinear().domain([0, most]).range([0, 100]);
  return (
    <svg
      className="chart-card__chart"
      role="img"
      aria-label={title}
      height={statuses.length * LINE}
    >
      {statuses.map(({ code, name, orders }, index) => (
        <g key={code}>
          <title>{`${name}: ${orders}`}</title>
          <text className="chart-card__name" x={0} y={index * LINE + 13}>
            {name}
          </text>
          <text className="chart-card__count" x="100%" y={index * LINE + 13}>
            {orders}
          </text>
          <rect
            className="chart-card__track"
            x={0}
            y={index * LINE + 19}
            width="100%"
            height={BAR}
            rx={BAR / 2}
          />
          {orders > 0 && (
            <rect
              className="chart-card__bar chart-card__bar--insured"
              x={0}
              y={index * LINE + 19}
              width={`${width(orders)}%`}
              height={BAR}
              rx={BAR / 2}
            />
          )}
        </g>
      ))}
    </svg>
  );
}
