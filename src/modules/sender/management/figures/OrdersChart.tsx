import { chartViews, orderKinds, type ChartView } from './chartViews';
import { MonthBars } from './MonthBars';
import type { OrderFigures } from './orderFigures';
import { StatusBars } from './StatusBars';

export interface OrdersChartProps {
  view: ChartView;
  figures: OrderFigures;
}

/** The chart of one view. Who cannot see it reads the same figures «Таблицей». */
export default function OrdersChart({ view, figures: { months, statuses } }: OrdersChartProps) {
  const { title } = chartViews[view];
  return view === 'month' ? (
    <>
      <MonthBars title={title} months={months} />
      <ul className="chart-card__legend" aria-label="Обозначения">
        <li className="chart-card__kind chart-card__kind--insured">{orderKinds.insured}</li>
        <li className="chart-card__kind chart-card__kind--uninsured">{orderKinds.uninsured}</li>
      </ul>
    </>
  ) : (
    <StatusBars title={title} statuses={statuses} />
  );
}
