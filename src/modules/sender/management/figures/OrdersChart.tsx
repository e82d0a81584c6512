import { chartViews, type ChartView } from './chartViews';
import { MonthBars } from './MonthBars';
import type { OrderFigures } from './orderFigures';
import { StatusBars } from './StatusBars';

export interface OrdersChartProps {
  view: ChartView;
  figures: OrderFigures;
}

/** The chart of one view. Screen readers get the same figures from the view «Таблицей». */
export default function OrdersChart({ view, figures: { months, statuses } }: OrdersChartProps) {
  const { title } = chartViews[view];
  return view === 'month' ? (
    <MonthBars title={title} months={months} />
  ) : (
    <StatusBars title={title} statuses={statuses} />
  );
}
