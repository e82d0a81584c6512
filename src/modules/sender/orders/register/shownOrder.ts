import type { Order, OrderStatus } from '../../../../api/endpoints/sender';
import { claimStatuses, orderStatuses } from '../../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../../domain/shownRow';
import { statusOf, type Status } from '../../../../domain/statuses/status';

export interface ShownOrderClaim {
  id: string;
  number: string;
  status: Status;
  statusName: string;
}

/** Returns the status of an order, in the server's words. */
export function orderStatus(status: OrderStatus | undefined): Status {
  return statusOf(orderStatuses, status?.code ?? '', status?.name ?? '');
}

function orderClaim({ id, number = '', status }: NonNullable<Order['claim']>): ShownOrderClaim {
  return { id, number, status: shownStatus(claimStatuses, status), statusName: status?.name ?? '' };
}

/** Returns the status of an order; the server's name of the status replaces the cabinet's label. */
export function shownOrder(order: Order) {
  return {
    id: order.id,
    number: order.orderNumber ?? '',
    track: order.trackNumber ?? '',
    created: order.createdDateTime ?? '',
    status: orderStatus(order.status),
    statusCode: order.status?.code ?? '',
    from: order.fromCity ?? '',
    to: order.toCity ?? '',
    insured: order.insured === true,
    declaredValue: order.declaredValue,
    insuredSum: order.insuredSum,
    premium: order.insurancePremium,
    deliveryCost: order.deliveryCost,
    returnCost: order.returnCost,
    claim: order.claim ? orderClaim(order.claim) : null,
    /** Last day for a claim, ISO; empty if there is none. */
    claimDeadline: order.claimDeadline ?? '',
  };
}

export type ShownOrder = ReturnType<typeof shownOrder>;

/** First polling interval, in milliseconds, for orders and claims whose status may change. */
export const MOVING_MS = 15_000;

/** Final statuses. */
const ARRIVED: readonly string[] = ['DELIVERED', 'NOT_DELIVERED', 'DELETED'];

/** Returns true if the status of the order may still change. */
export function isMoving({ statusCode }: Pick<ShownOrder, 'statusCode'>): boolean {
  return statusCode !== '' && !ARRIVED.includes(statusCode);
}
