import type { OrderDashboard } from '../../../../api/endpoints/sender';
import { orderStatuses } from '../../../../domain/statuses/orderStatuses';
import { monthName } from '../../../../lib/dayNames';
import { isIsoDay } from '../../../../lib/isoDay';

/** The most months and statuses that are drawn. */
const MONTHS = 12;
const STATUSES = 20;

/** Orders of one month. */
export interface MonthFigures {
  /** `2026-06`. */
  month: string;
  /** «июнь 2026». */
  name: string;
  /** «июн», as it stands under a bar. */
  label: string;
  insured: number;
  uninsured: number;
}

/** Orders in one status. */
export interface StatusFigures {
  code: string;
  name: string;
  orders: number;
}

/** What the dashboard tells, as screens show it. Sums are kopeks; null where they cannot be read. */
export interface OrderFigures {
  /** «июнь — ноябрь 2026»; '' where it cannot be told. */
  period: string;
  ordersTotal: number | null;
  insuredOrders: number | null;
  insuredSum: number | null;
  premiumSum: number | null;
  paidClaims: number | null;
  claimsPaidSum: number | null;
  unpaidInvoices: number | null;
  /** The earliest first. */
  months: MonthFigures[];
  statuses: StatusFigures[];
}

function countOrNull(value: number | undefined): number | null {
  return value !== undefined && value >= 0 ? value : null;
}

type Month = OrderDashboard['byMonth'][number];

function monthFigures({ month = '', ordersTotal, insuredOrders }: Month): MonthFigures[] {
  const day = `${month}-01`;
  const total = countOrNull(ordersTotal);
  const insured = countOrNull(insuredOrders);
  if (!isIsoDay(day) || total === null || insured === null) return [];
  const name = monthName(day);
  return [
    {
      month: day.slice(0, 7),
      name: `${name} ${day.slice(0, 4)}`,
      label: name.slice(0, 3),
      insured,
      uninsured: Math.max(0, total - insured),
    },
  ];
}

type InStatus = OrderDashboard['byStatus'][number];

function statusFigures({ status, ordersTotal }: InStatus): StatusFigures[] {
  const code = status?.code ?? '';
  const known = Object.entries(orderStatuses).find(([one]) => one === code);
  const name = status?.name || (known?.[1].label ?? '');
  const orders = countOrNull(ordersTotal);
  return name === '' || orders === null ? [] : [{ code: code || name, name, orders }];
}

/** The first entry of each key. */
function once<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  return [
    ...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values(),
  ].toReversed();
}

function periodOf({ startDate, endDate }: NonNullable<OrderDashboard['period']>): string {
  if (!isIsoDay(startDate) || !isIsoDay(endDate)) return '';
  const [from, to] = [startDate, endDate].map((day) => `${monthName(day)} ${day.slice(0, 4)}`);
  if (from === to) return from ?? '';
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return `${isOneYear ? monthName(startDate) : from} — ${to}`;
}

/** The dashboard as it is shown; entries that cannot be read are left out. */
export function orderFigures(board: OrderDashboard): OrderFigures {
  const months = once(board.byMonth.flatMap(monthFigures), ({ month }) => month);
  const statuses = once(board.byStatus.flatMap(statusFigures), ({ code }) => code);
  return {
    period: board.period ? periodOf(board.period) : '',
    ordersTotal: countOrNull(board.ordersTotal),
    insuredOrders: countOrNull(board.insuredOrders),
    insuredSum: countOrNull(board.insuredSum),
    premiumSum: countOrNull(board.premiumSum),
    paidClaims: countOrNull(board.paidClaims),
    claimsPaidSum: countOrNull(board.claimsPaidSum),
    unpaidInvoices: countOrNull(board.unpaidInvoices),
    months: months.toSorted((one, two) => one.month.localeCompare(two.month)).slice(-MONTHS),
    statuses: statuses.slice(0, STATUSES),
  };
}
