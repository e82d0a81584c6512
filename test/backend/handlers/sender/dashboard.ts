import { toDate } from '../../core/clock';
import { addMonths, monthOf } from '../../core/month';
import type { Handler } from '../../defineHandlers';
import type { Operations } from '../../generated/operations';
import { ORDER_STATUSES } from '../../serializers/statuses';
import type { ClaimRow, OrderRow } from '../../tables/sender';
import { senderOf } from './access';
import { refreshInvoices } from './invoices';
import { comingClaim, prepareMonthlyClaims } from './monthlyClaims';
import { carryOutMoves } from './moves';

type Dashboard = Operations['getOrderDashboard']['response'];

/** Number of months in the statistics, including the current one. */
const MONTHS = 6;

export const getOrderDashboard: Handler<'getOrderDashboard'> = (call) => {
  const { world } = call;
  const { organizationId } = senderOf(call);
  carryOutMoves(world);
  prepareMonthlyClaims(world, organizationId);
  refreshInvoices(world);
  const now = world.clock.now();
  const months = Array.from({ length: MONTHS }, (_, index) =>
    addMonths(monthOf(now), index + 1 - MONTHS),
  );
  const startDate = `${months[0] ?? ''}-01`;
  // All these texts have the same offset, so they can be compared as dates.
  const orders = world.db.order
    .findAll({}, { organizationId })
    .filter(({ createdDateTime }) => createdDateTime >= startDate);
  const claims = world.db.claim.findAll({}, { organizationId });
  return {
    period: { startDate, endDate: toDate(now) },
    ...totalsOf(orders),
    ...claimFigures(claims),
    unpaidInvoices: world.db.senderInvoice
      .findAll({}, { organizationId })
      .filter(({ status }) => ['ISSUED', 'OVERDUE'].includes(status.name)).length,
    byStatus: ORDER_STATUSES.map((status) => ({
      status,
      ordersTotal: orders.filter((order) => order.status.code === status.code).length,
    })),
    byMonth: months.map((month) => byMonth(month, orders, claims)),
    comingClaim: comingClaim(world, organizationId),
  };
};

function totalsOf(orders: readonly OrderRow[]) {
  const insured = orders.filter((order) => order.insured);
  return {
    ordersTotal: orders.length,
    insuredOrders: insured.length,
    insuredSum: total(insured, ({ insuredSum }) => insuredSum),
    premiumSum: total(insured, ({ insurancePremium }) => insurancePremium),
  };
}

function byMonth(
  month: string,
  orders: readonly OrderRow[],
  claims: readonly ClaimRow[],
): Dashboard['byMonth'][number] {
  const { ordersTotal, insuredOrders, premiumSum } = totalsOf(
    orders.filter(({ createdDateTime }) => createdDateTime.startsWith(month)),
  );
  const paidInMonth = claims.filter(({ statusHistory }) =>
    statusHistory.some(
      ({ status, changedDateTime }) => status.name === 'PAID' && changedDateTime.startsWith(month),
    ),
  );
  return { month, ordersTotal, insuredOrders, premiumSum, claimsPaidSum: paidSum(paidInMonth) };
}

function claimFigures(claims: readonly ClaimRow[]) {
  return {
    claimsTotal: claims.filter(({ submittedDate }) => submittedDate !== null).length,
    paidClaims: claims.filter(({ paidAmount }) => (paidAmount ?? 0) > 0).length,
    claimsPaidSum: paidSum(claims),
  };
}

function paidSum(claims: readonly ClaimRow[]): number {
  return total(claims, ({ paidAmount }) => paidAmount ?? 0);
}

function total<Item>(items: readonly Item[], kopeks: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + kopeks(item), 0);
}
