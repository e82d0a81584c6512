import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { orderKinds } from './chartViews';
import type { MonthFigures } from './orderFigures';

/** Heights in px; widths are shares of the card, so that no size has to be measured. */
const BARS = 150;
const TOP = 18;
const LABEL = 22;
/** Gap between the two parts of a bar. */
const GAP = 2;

const KINDS = ['insured', 'uninsured'] as const;

interface MonthBarsProps {
  title: string;
  months: readonly MonthFigures[];
}

/** A bar for each month, insured orders at the bottom and the others on them. */
export function MonthBars({ title, months }: MonthBarsProps) {
  const x = scaleBand()
    .domain(months.map(({ month }) => month))
    .range([0, 100])
    .paddingInner(0.24)
    .paddingOuter(0.04);
  const most = Math.max(1, ...months.map(({ insured, uninsured }) => insured + uninsured));
  const y = scaleLinear()
    .domain([0, most])
    .range([TOP + BARS, TOP]);
  const layers = stack<MonthFigures, (typeof KINDS)[number]>().keys(KINDS)([...months]);
  const bandwidth = x.bandwidth();
  return (
    <svg className="chart-card__chart" role="img" aria-label={title} height={TOP + BARS + LABEL}>
      {months.map(({ month, label, name, insured, uninsured }, index) => {
        const left = x(month) ?? 0;
        const middle = `${left + bandwidth / 2}%`;
        return (
          <g key={month}>
            <title>
              {`${name}. ${orderKinds.insured}: ${insured}. ${orderKinds.uninsured}: ${uninsured}`}
            </title>
            {layers.map((layer) => {
              const [from = 0, to = 0] = layer[index] ?? [];
              const isUpper = layer.key === 'uninsured';
              const lift = isUpper && insured > 0 ? GAP : 0;
              const height = y(from) - y(to);
              return (
                to > from && (
                  <rect
                    key={layer.key}
                    className={`chart-card__bar chart-card__bar--${layer.key}`}
                    x={`${left}%`}
                    width={`${bandwidth}%`}
                    y={y(to)}
                    height={Math.max(1, height - lift)}
                    rx={3}
                  />
                )
              );
            })}
            <text className="chart-card__figure" x={middle} y={y(insured + uninsured) - 5}>
              {insured + uninsured}
            </text>
            <text className="chart-card__label" x={middle} y={TOP + BARS + 16}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
