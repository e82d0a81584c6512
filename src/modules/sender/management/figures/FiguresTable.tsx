import { chartViews, orderKinds, type ChartView } from './chartViews';
import type { OrderFigures } from './orderFigures';

interface FiguresTableProps {
  view: ChartView;
  figures: OrderFigures;
}

const shown = (count: number) => count.toLocaleString('ru-RU');

/** The figures of the chart, one row for each bar. */
export function FiguresTable({ view, figures: { months, statuses } }: FiguresTableProps) {
  const { title, column } = chartViews[view];
  const isByMonth = view === 'month';
  const rows = isByMonth
    ? months.map(({ month, name, insured, uninsured }) => ({
        key: month,
        name,
        cells: [insured, uninsured, insured + uninsured],
      }))
    : statuses.map(({ code, name, orders }) => ({ key: code, name, cells: [orders] }));
  const heads = isByMonth ? [orderKinds.insured, orderKinds.uninsured, 'Заказов'] : ['Заказов'];
  return (
    <table className="chart-card__table" aria-label={title}>
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
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index]}>{shown(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
