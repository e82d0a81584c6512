import type { OrderDashboard } from '../../../../api/endpoints/sender';
import { isIsoDay } from '../../../../lib/isoDay';
import type { OrderFilters } from './ordersQuery';

/** What the tiles say; undefined for a figure that the server did not send. */
export interface OrderFigures {
  ordersTotal: number | undefined;
  insuredOrders: number | undefined;
  /** Kopeks, as all sums here. */
  insuredSum: number | undefined;
  notDelivered: number | undefined;
  paidClaims: number | undefined;
  claimsPaidSum: number | undefined;
  unpaidInvoices: number | undefined;
  /** The days that the orders were counted in; null where they cannot be read. */
  period: { from: string; to: string } | null;
}

const count = (value: number | undefined) =>
  value !== undefined && value >= 0 ? value : undefined;

/** The figures over all orders; none before they have come. */
export function orderFigures(figures: OrderDashboard | undefined): OrderFigures {
  const { startDate, endDate } = figures?.period ?? {};
  const notDelivered = figures?.byStatus.find(({ status }) => status?.code === 'NOT_DELIVERED');
  return {
    ordersTotal: count(figures?.ordersTotal),
    insuredOrders: count(figures?.insuredOrders),
    insuredSum: count(figures?.insuredSum),
    notDelivered: count(notDelivered?.ordersTotal),
    paidClaims: count(figures?.paidClaims),
    claimsPaidSum: count(figures?.claimsPaidSum),
    unpaidInvoices: count(figures?.unpaidInvoices),
    period: isIsoDay(startDate) && isIsoDay(endDate) ? { from: startDate, to: endDate } : null,
  };
}

/** The filters behind the tiles: the orders that were counted, all of them or a part. */
export function tileFilters({ period }: OrderFigures) {
  const counted: OrderFilters = period ? { period } : {};
  return {
    all: counted,
    insured: { ...counted, insured: 'yes' },
    notDelivered: { ...counted, status: ['NOT_DELIVERED'] },
  } as const satisfies Record<string, OrderFilters>;
}
