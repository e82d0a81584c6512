import './ChartCard.css';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Card } from '../../../ui/card/Card';
import { EmptyState } from '../../../ui/state/EmptyState';
import { SkeletonText } from '../../../ui/state/Skeletons';
import { orderFigures } from '../orderFigures';
import { Bars, FiguresTable } from './Bars';
import { chartChoices, chartsOf, totalOf, type Chart, type ChartId } from './charts';
import type { FiguresProps } from './useDashboard';

const IDS = ['month', 'status', 'money'] as const satisfies readonly ChartId[];

const isBlank = ({ rows }: Chart) => rows.every(({ values }) => !totalOf(values));

/**
 * Charts of the orders: by month, by status, premiums and payouts. Each is also available as a table. Renders nothing
 * if the figures failed to load.
 */
export function ChartCard({ dashboard, headingLevel = 2 }: FiguresProps) {
  const [id, setId] = useState<ChartId>('month');
  const [asTable, setAsTable] = useState(false);
  if (dashboard.state === 'none') return null;
  const charts = chartsOf(dashboard.state === 'known' ? dashboard.figures : orderFigures());
  const chart = charts[id];
  if (dashboard.state === 'loading') {
    return (
      <Card title={chart.title} headingLevel={headingLevel}>
        <SkeletonText lines={6} label="Загружаем показатели" />
      </Card>
    );
  }
  if (IDS.every((one) => isBlank(charts[one]))) {
    return (
      <Card title={chart.title} headingLevel={headingLevel}>
        <EmptyState framed={false} title="Здесь появятся ваши заказы" />
      </Card>
    );
  }
  return (
    <Card
      title={chart.title}
      headingLevel={headingLevel}
      className="chart-card"
      badge={
        <div className="chart-card__choices flex flex-wrap print-hidden">
          {IDS.map((one) => (
            <button
              key={one}
              type="button"
              className="chart-card__choice min-h-touch-32"
              aria-pressed={one === id}
              onClick={() => setId(one)}
            >
              {chartChoices[one]}
            </button>
          ))}
          <Button variant="text" size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Графиком' : 'Таблицей'}
          </Button>
        </div>
      }
    >
      {asTable ? <FiguresTable chart={chart} /> : <Bars chart={chart} />}
      {!asTable && chart.series.length > 1 && <Legend chart={chart} />}
    </Card>
  );
}

/** Legend of the bars. For money it also has the totals, because they do not fit into the bars. */
function Legend({ chart: { layout, series, shown, rows } }: { chart: Chart }) {
  return (
    <ul
      className="chart-card__legend flex flex-wrap gap-1-3 text-muted text-13"
      aria-label="Обозначения"
    >
      {series.map((name, place) => (
        <li
          key={name}
          className={`chart-card__kind chart-card__kind--${place ? 'second' : 'first'}`}
        >
          {name}
          {layout === 'beside' && ` ${shown(totalOf(rows.map(({ values }) => values[place])))}`}
        </li>
      ))}
    </ul>
  );
}
