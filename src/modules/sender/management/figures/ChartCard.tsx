import './ChartCard.css';
import { useState } from 'react';
import { LazyPart } from '../../../../shell/lazy/LazyPart';
import { createPart } from '../../../../shell/lazy/part';
import { Button } from '../../../../ui/button/Button';
import { Card } from '../../../../ui/card/Card';
import { EmptyState } from '../../../../ui/state/EmptyState';
import { SkeletonText } from '../../../../ui/state/Skeletons';
import { chartViews, isBlank, orderKinds, type ChartView } from './chartViews';
import { FiguresTable } from './FiguresTable';
import type { OrdersChartProps } from './OrdersChart';
import type { Dashboard } from './useDashboard';

/** Loads the library of charts only where a chart is drawn. */
const chart = createPart<OrdersChartProps>(() => import('./OrdersChart'));

/** Orders by month or by status, drawn or as a table; left out where there are no figures. */
export function ChartCard({ dashboard }: { dashboard: Dashboard }) {
  const [view, setView] = useState<ChartView>('month');
  const [asTable, setAsTable] = useState(false);
  const { title, other } = chartViews[view];
  if (dashboard.state === 'none') return null;
  if (dashboard.state === 'loading') {
    return (
      <Card title={title} headingLevel={2}>
        <SkeletonText lines={6} label="Загружаем показатели" />
      </Card>
    );
  }
  const { figures } = dashboard;
  if (isBlank(figures)) {
    return (
      <Card title={title} headingLevel={2}>
        <EmptyState framed={false} title="Здесь появятся ваши заказы" />
      </Card>
    );
  }
  const drawn = { view, figures };
  return (
    <Card
      title={title}
      headingLevel={2}
      className="chart-card"
      badge={
        <Button variant="text" size="sm" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Графиком' : 'Таблицей'}
        </Button>
      }
    >
      {asTable ? (
        <FiguresTable {...drawn} />
      ) : (
        <div className="chart-card__place">
          <LazyPart part={chart} fallback={<SkeletonText lines={6} label="Загружаем график" />}>
            {(OrdersChart) => <OrdersChart {...drawn} />}
          </LazyPart>
        </div>
      )}
      <div className="chart-card__foot">
        {view === 'month' && !asTable && <Legend />}
        <Button variant="text" size="sm" onClick={() => setView(other)}>
          {chartViews[other].choice}
        </Button>
      </div>
    </Card>
  );
}

function Legend() {
  return (
    <ul className="chart-card__legend" aria-label="Обозначения">
      <li className="chart-card__kind chart-card__kind--insured">{orderKinds.insured}</li>
      <li className="chart-card__kind chart-card__kind--uninsured">{orderKinds.uninsured}</li>
    </ul>
  );
}
