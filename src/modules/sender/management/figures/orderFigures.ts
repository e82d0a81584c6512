import { orderStatuses } from '../../../../domain/statuses/orderStatuses';
import { monthName } from '../../../../lib/dayNames';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { isIsoDay } from '../../../../lib/isoDay';
import { shownText } from '../../../../lib/shownText';

/** A month never has more bars beside it than these, nor the list of statuses. */
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

function figureOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function monthFigures(entry: unknown): MonthFigures[] {
  const { month, ordersTotal, insuredOrders } = fieldsOf(entry);
  const day = `${shownText(month)}-01`;
  const total = figureOrNull(ordersTotal);
  const insured = figureOrNull(insuredOrders);
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

function statusFigures(entry: unknown): StatusFigures[] {
  const { status, ordersTotal } = fieldsOf(entry);
  const code = shownText(fieldsOf(status)['code']);
  const known = Object.entries(orderStatuses).find(([one]) => one === code);
  const name = shownText(fieldsOf(status)['name']) || (known?.[1].label ?? '');
  const orders = figureOrNull(ordersTotal);
  return name === '' || orders === null ? [] : [{ code: code || name, name, orders }];
}

/** The first entry of each key. */
function once<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  return [
    ...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values(),
  ].toReversed();
}

function periodOf(period: unknown): string {
  const { startDate, endDate } = fieldsOf(period);
  if (!isIsoDay(startDate) || !isIsoDay(endDate)) return '';
  const [from, to] = [startDate, endDate].map((day) => `${monthName(day)} ${day.slice(0, 4)}`);
  if (from === to) return from ?? '';
  const isOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  return `${isOneYear ? monthName(startDate) : from} — ${to}`;
}

/** Reads the dashboard; entries that cannot be read are left out. */
export function orderFigures(answer: unknown): OrderFigures {
  const board = fieldsOf(answer);
  const months = once(listOf(board['byMonth']).flatMap(monthFigures), ({ month }) => month);
  const statuses = once(listOf(board['byStatus']).flatMap(statusFigures), ({ code }) => code);
  return {
    period: periodOf(board['period']),
    ordersTotal: figureOrNull(board['ordersTotal']),
    insuredOrders: figureOrNull(board['insuredOrders']),
    insuredSum: figureOrNull(board['insuredSum']),
    premiumSum: figureOrNull(board['premiumSum']),
    paidClaims: figureOrNull(board['paidClaims']),
    claimsPaidSum: figureOrNull(board['claimsPaidSum']),
    unpaidInvoices: figureOrNull(board['unpaidInvoices']),
    months: months.toSorted((one, two) => one.month.localeCompare(two.month)).slice(-MONTHS),
    statuses: statuses.slice(0, STATUSES),
  };
}
