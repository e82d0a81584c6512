import type { OrderDashboard } from '../../api/endpoints/sender';
import { orderStatuses } from '../../domain/statuses/orderStatuses';
import { monthName } from '../../lib/calendar/dayNames';
import { isIsoDay, type IsoDay } from '../../lib/isoDay';
import { eachOnce } from '../../lib/eachOnce';
import { sorted } from '../../lib/copies';

const MONTHS = 12;
const STATUSES = 20;

/** The figures of one month; sums are kopeks, undefined if unknown. */
export interface MonthFigures {
  /** Month: `2026-06`. */
  id: string;
  /** Name of the month: «июнь 2026». */
  name: string;
  /** Text under a bar: «июн». */
  label: string;
  insured: number;
  uninsured: number;
  premiumSum: number | undefined;
  claimsPaidSum: number | undefined;
}

/** Number of orders in one status. */
export interface StatusFigures {
  /** Code of the status; its name if it has no code. */
  id: string;
  name: string;
  orders: number;
}

function known(figure: number | undefined): number | undefined {
  return figure !== undefined && figure >= 0 ? figure : undefined;
}

type Month = OrderDashboard['byMonth'][number];

function monthFigures({ month = '', ...figures }: Month): MonthFigures[] {
  const day = `${month}-01`;
  const total = known(figures.ordersTotal);
  const insured = known(figures.insuredOrders);
  if (!isIsoDay(day) || total === undefined || insured === undefined) return [];
  const name = monthName(day);
  return [
    {
      id: month,
      name: `${name} ${day.slice(0, 4)}`,
      label: name.slice(0, 3),
      insured,
      uninsured: Math.max(0, total - insured),
      premiumSum: known(figures.premiumSum),
      claimsPaidSum: known(figures.claimsPaidSum),
    },
  ];
}

type InStatus = OrderDashboard['byStatus'][number];

function statusFigures({ status, ordersTotal }: InStatus): StatusFigures[] {
  const code = status?.code ?? '';
  const ours = Object.entries(orderStatuses).find(([one]) => one === code);
  const name = status?.name || (ours?.[1].label ?? '');
  const orders = known(ordersTotal);
  return name === '' || orders === undefined ? [] : [{ id: code || name, name, orders }];
}

/** Returns the period; null if one of its days is missing or invalid. */
function daysOf({ period }: Partial<OrderDashboard>): { from: IsoDay; to: IsoDay } | null {
  const { startDate, endDate } = period ?? {};
  return isIsoDay(startDate) && isIsoDay(endDate) ? { from: startDate, to: endDate } : null;
}

/**
 * Returns the figures of the dashboard; sums are in kopeks. Until it has loaded, the lists are empty. Invalid entries
 * are omitted; an invalid figure is undefined.
 */
export function orderFigures(board: Partial<OrderDashboard> = {}) {
  const months = eachOnce((board.byMonth ?? []).flatMap(monthFigures));
  const statuses = eachOnce((board.byStatus ?? []).flatMap(statusFigures));
  return {
    period: daysOf(board),
    ordersTotal: known(board.ordersTotal),
    insuredOrders: known(board.insuredOrders),
    notDelivered: statuses.find(({ id }) => id === 'NOT_DELIVERED')?.orders,
    insuredSum: known(board.insuredSum),
    premiumSum: known(board.premiumSum),
    paidClaims: known(board.paidClaims),
    claimsPaidSum: known(board.claimsPaidSum),
    unpaidInvoices: known(board.unpaidInvoices),
    /** Sorted by month, so that `slice` keeps the latest months. */
    months: sorted(months, (one, two) => one.id.localeCompare(two.id)).slice(-MONTHS),
    statuses: statuses.slice(0, STATUSES),
  };
}

export type OrderFigures = ReturnType<typeof orderFigures>;

/** Returns «июнь — ноябрь 2026»; '' if the period is null. */
export function monthsText(period: OrderFigures['period']): string {
  if (period === null) return '';
  const { from, to } = period;
  const [first, last] = [from, to].map((day) => `${monthName(day)} ${day.slice(0, 4)}`);
  if (first === last) return first ?? '';
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? monthName(from) : first} — ${last}`;
}
