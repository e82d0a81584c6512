import type { OrderFigures } from './orderFigures';

/** What the orders are counted by. */
export type ChartView = 'month' | 'status';

/** The names of the two views: of the card, of its switch, and of the first column of its table. */
export const chartViews = {
  month: { title: 'Заказы по месяцам', choice: 'По месяцам', column: 'Месяц', other: 'status' },
  status: { title: 'Заказы по статусам', choice: 'По статусам', column: 'Статус', other: 'month' },
} as const satisfies Record<
  ChartView,
  { title: string; choice: string; column: string; other: ChartView }
>;

/** The two kinds of orders, in legend and table. */
export const orderKinds = { insured: 'Застраховано', uninsured: 'Без страховки' } as const;

/** True where there is nothing to draw. */
export function isBlank({ months, statuses }: OrderFigures): boolean {
  return (
    months.every(({ insured, uninsured }) => insured + uninsured === 0) &&
    statuses.every(({ orders }) => orders === 0)
  );
}
