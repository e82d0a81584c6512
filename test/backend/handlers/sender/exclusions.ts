import { invalidField } from '../../core/failure';
import type { Handler } from '../../defineHandlers';
import { toClaim } from '../../serializers/orderInsurance';
import { conflict } from './access';
import { ownClaim } from './claims';

/** Excludes the given orders from the draft of a month, and includes all others again. */
export const excludeClaimOrders: Handler<'excludeClaimOrders'> = (call) => {
  const claim = ownClaim(call);
  if (claim.status.name !== 'DRAFT') throw conflict('Заявление уже отправлено');
  const reasons = new Map(call.body.orders.map(({ orderId, reason }) => [orderId, reason.trim()]));
  for (const [index, { orderId, reason }] of call.body.orders.entries()) {
    if (!claim.orders.some((order) => order.orderId === orderId)) {
      throw invalidField(`orders.${index}.orderId`, 'В заявлении нет такого заказа');
    }
    if (reason.trim() === '') throw invalidField(`orders.${index}.reason`, 'Укажите причину');
  }
  // A claim for one order has no list of orders.
  if (!claim.isGroupClaim) return toClaim(claim);
  const orders = claim.orders.map((order) => ({
    ...order,
    exclusionReason: reasons.get(order.orderId) ?? null,
  }));
  const claimedAmount = orders
    .filter(({ exclusionReason }) => exclusionReason === null)
    .reduce((sum, { amount }) => sum + amount, 0);
  return toClaim(call.world.db.claim.update(claim.id, { orders, claimedAmount }) ?? claim);
};
