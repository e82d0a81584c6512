import { totalOf, type Chart } from './charts';

// All sizes in the monthly charts are percentages of the drawing, so no element has to be measured.

/** Gap between two stacked bars. */
const GAP = 1;
/** Minimum height of a bar, so that a figure above zero is visible. */
const LEAST_HEIGHT = 0.5;
/** Fraction of a month's width that its bar or group of bars fills. */
const BAR_SHARE = 0.5;
/** Pixels for one status: its name and the bar below. */
const LINE_HEIGHT = 34;
const LINE_BAR = 8;

const KINDS = ['first', 'second'] as const;

/** The bars of a chart. Screen readers use the table, which has the same figures. */
export function Bars({ chart }: { chart: Chart }) {
  return chart.layout === 'lines' ? <Lines chart={chart} /> : <Months chart={chart} />;
}

/** Returns «июнь 2026. Застраховано: 14. Без страховки: 3». */
function monthTitle({ series, shown }: Chart, { name, values }: Chart['rows'][number]): string {
  return [name, ...series.map((kind, place) => `${kind}: ${shown(values[place])}`)].join('. ');
}

function Months({ chart }: { chart: Chart }) {
  const { title, rows, series, layout } = chart;
  const isStacked = layout === 'stacked';
  const heightOf = (values: Chart['rows'][number]['values']) =>
    isStacked ? (totalOf(values) ?? 0) : Math.max(...values.map((value) => value ?? 0));
  const most = Math.max(1, ...rows.map(({ values }) => heightOf(values)));
  const y = (value: number) => 100 * (1 - value / most);
  const step = 100 / rows.length;
  const width = (step * BAR_SHARE) / (isStacked ? 1 : series.length);
  return (
    <svg
      className="chart-card__chart chart-card__chart--months block w-full text-xs tabular-nums"
      role="img"
      aria-label={title}
    >
      {rows.map((row, index) => {
        const left = step * (index + (1 - BAR_SHARE) / 2);
        const middle = `${step * (index + 0.5)}%`;
        return (
          <g key={row.id}>
            <title>{monthTitle(chart, row)}</title>
            {row.values.map((value = 0, place) => {
              const below = isStacked ? (totalOf(row.values.slice(0, place)) ?? 0) : 0;
              const gap = below > 0 ? GAP : 0;
              return (
                value > 0 && (
                  <Bar
                    key={series[place]}
                    kind={KINDS[place] ?? 'first'}
                    x={`${left + (isStacked ? 0 : place * width)}%`}
                    width={`${width}%`}
                    y={`${y(below + value)}%`}
                    height={`${Math.max(LEAST_HEIGHT, y(below) - y(below + value) - gap)}%`}
                  />
                )
              );
            })}
            {isStacked && (
              <text
                className="chart-card__figure font-medium"
                x={middle}
                y={`${y(heightOf(row.values))}%`}
                dy={-5}
              >
                {heightOf(row.values)}
              </text>
            )}
            <text className="chart-card__label" x={middle} y="100%" dy={16}>
              {row.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface BarProps extends Record<'x' | 'y' | 'width' | 'height', string> {
  kind: (typeof KINDS)[number];
}

/** A bar; the pale one has a dark upper edge. */
function Bar({ kind, ...box }: BarProps) {
  return (
    <>
      <rect className={`chart-card__bar chart-card__bar--${kind}`} {...box} rx={1} />
      {kind === 'second' && <rect className="chart-card__edge" {...box} height={1} />}
    </>
  );
}

function Lines({ chart: { title, rows, shown } }: { chart: Chart }) {
  const most = Math.max(1, ...rows.map(({ values: [value = 0] }) => value));
  return (
    <svg
      className="chart-card__chart block w-full overflow-hidden text-xs tabular-nums"
      role="img"
      aria-label={title}
      height={rows.length * LINE_HEIGHT}
    >
      {rows.map(({ id, name, values: [value = 0] }, index) => {
        const bar = { x: 0, y: index * LINE_HEIGHT + 19, height: LINE_BAR, rx: LINE_BAR / 2 };
        return (
          <g key={id}>
            <title>{`${name}: ${shown(value)}`}</title>
            <text className="chart-card__name" x={0} y={index * LINE_HEIGHT + 13}>
              {name}
            </text>
            <text className="chart-card__count font-medium" x="100%" y={index * LINE_HEIGHT + 13}>
              {shown(value)}
            </text>
            <rect className="chart-card__track" width="100%" {...bar} />
            {value > 0 && (
              <rect
                className="chart-card__bar chart-card__bar--first"
                width={`${(value / most) * 100}%`}
                {...bar}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

export function FiguresTable({ chart }: { chart: Chart }) {
  const { title, column, series, totalHead, shown, rows } = chart;
  const heads = totalHead === undefined ? series : [...series, totalHead];
  return (
    <table className="chart-card__table w-full tabular-nums" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, values }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {heads.map((head, place) => (
              <td key={head}>{shown(place < series.length ? values[place] : totalOf(values))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
