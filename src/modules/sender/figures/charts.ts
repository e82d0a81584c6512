import { formatMoney } from '../../../lib/money';
import type { OrderFigures } from '../orderFigures';

/** One bar, or the bars of one month. */
interface ChartRow {
  id: string;
  name: string;
  /** Text under the bar. */
  label: string;
  /** One value for each series; undefined if unknown. */
  values: readonly (number | undefined)[];
}

/** A chart, and the data of its table. */
export interface Chart {
  /** Months have stacked or adjacent bars; statuses have horizontal bars. */
  layout: 'stacked' | 'beside' | 'lines';
  title: string;
  /** Heading of the first column. */
  column: string;
  series: readonly string[];
  /** Heading of the row totals; undefined if there are none. */
  totalHead?: string;
  /** Formats an order count or a sum; '—' if unknown. */
  shown: (value: number | undefined) => string;
  rows: readonly ChartRow[];
}

const count = (value: number | undefined) => value?.toLocaleString('ru-RU') ?? '—';
const roubles = (kopeks: number | undefined) =>
  kopeks === undefined ? '—' : formatMoney(kopeks, { fraction: false });

export const chartChoices = {
  month: 'По месяцам',
  status: 'По статусам',
  money: 'Премии и выплаты',
} as const;

export type ChartId = keyof typeof chartChoices;

export function chartsOf({ months, statuses }: OrderFigures): Readonly<Record<ChartId, Chart>> {
  return {
    month: {
      layout: 'stacked',
      title: 'Заказы по месяцам',
      column: 'Месяц',
      series: ['Застраховано', 'Без страховки'],
      totalHead: 'Заказов',
      shown: count,
      rows: months.map(({ insured, uninsured, ...month }) => ({
        ...month,
        values: [insured, uninsured],
      })),
    },
    status: {
      layout: 'lines',
      title: 'Заказы по статусам',
      column: 'Статус',
      series: ['Заказов'],
      shown: count,
      rows: statuses.map(({ orders, ...status }) => ({
        ...status,
        label: status.name,
        values: [orders],
      })),
    },
    money: {
      layout: 'beside',
      title: 'Премии и выплаты по месяцам',
      column: 'Месяц',
      series: ['Премии', 'Выплаты по заявлениям'],
      shown: roubles,
      rows: months.map(({ premiumSum, claimsPaidSum, ...month }) => ({
        ...month,
        values: [premiumSum, claimsPaidSum],
      })),
    },
  };
}

/** Returns the sum of the known values; undefined if all are unknown. */
export function totalOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
}
