import { isIsoDay } from '../../../../lib/isoDay';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';
import { searchFiltersOf } from '../../../../blocks/registry/registryQuery';
import { ordersQuery, type OrderFilters } from './ordersQuery';

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

const wholeNumber = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** Reads the figures over all orders, whatever the server sent. */
export function orderFigures(dashboard: object): OrderFigures {
  const figures = fieldsOf(dashboard);
  const { startDate, endDate } = fieldsOf(figures['period']);
  const byStatus: readonly unknown[] = Array.isArray(figures['byStatus'])
    ? figures['byStatus']
    : [];
  const notDelivered = byStatus
    .map(fieldsOf)
    .find(({ status }) => shownText(fieldsOf(status)['code']) === 'NOT_DELIVERED');
  return {
    ordersTotal: wholeNumber(figures['ordersTotal']),
    insuredOrders: wholeNumber(figures['insuredOrders']),
    insuredSum: wholeNumber(figures['insuredSum']),
    notDelivered: wholeNumber(notDelivered?.['ordersTotal']),
    paidClaims: wholeNumber(figures['paidClaims']),
    claimsPaidSum: wholeNumber(figures['claimsPaidSum']),
    unpaidInvoices: wholeNumber(figures['unpaidInvoices']),
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

/** Whether the register is filtered by just these filters. */
export function isFilteredBy(filters: OrderFilters, chosen: OrderFilters): boolean {
  const asked = (values: OrderFilters) =>
    JSON.stringify(searchFiltersOf(ordersQuery, { view: undefined, filters: values }));
  return Object.keys(filters).length > 0 && asked(filters) === asked(chosen);
}
