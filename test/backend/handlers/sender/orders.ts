import { notFound } from '../../core/failure';
import type { Handler } from '../../defineHandlers';
import { toOrder } from '../../serializers/orderInsurance';
import { showPage } from '../../serializers/page';
import { ORDER_STATUSES } from '../../serializers/statuses';
import type { OrderRow } from '../../tables/sender';
import { senderOf, type CallOfUser } from './access';
import { carryOutMoves } from './moves';

export const ORDER_NOT_FOUND = 'Заказ не найден';

/** Fields that a page of orders adds up in its totals. */
const TOTALLED = ['insuredSum', 'insurancePremium'] as const;

const NEWEST_FIRST = [{ field: 'createdDateTime', direction: 'DESC' }] as const;

export const getOrderStatuses: Handler<'getOrderStatuses'> = (call) => {
  senderOf(call);
  return [...ORDER_STATUSES];
};

/** Returns the orders of the caller's organization, the newest first by default. */
export const findOrders: Handler<'findOrders'> = (call) => {
  const { organizationId } = senderOf(call);
  carryOutMoves(call.world);
  const request = { sorts: NEWEST_FIRST, ...call.body };
  const page = call.world.db.order.findWithTotals(request, TOTALLED, { organizationId });
  return showPage(page, toOrder);
};

export const getOrder: Handler<'getOrder'> = (call) => {
  const { organizationId } = senderOf(call);
  carryOutMoves(call.world);
  return toOrder(ownOrder(call, organizationId, call.path.id));
};

/** Returns an order of the organization; throws a 404 for any other. */
export function ownOrder({ world }: CallOfUser, organizationId: string, id: string): OrderRow {
  const order = world.db.order.get(id);
  if (order === null || order.organizationId !== organizationId) throw notFound(ORDER_NOT_FOUND);
  return order;
}
