import type { Order, OrderStatus } from '../../../../api/endpoints/sender';
import { orderStatuses } from '../../../../domain/statuses/orderStatuses';
import { statusOf, type Status } from '../../../../domain/statuses/status';

/** Returns the status of an order; the server's name of the status replaces the cabinet's label. */
export function orderStatus(status: OrderStatus | undefined): Status {
  return statusOf(orderStatuses, status?.code ?? '', status?.name ?? '');
}

/** First polling interval, in milliseconds, for orders and claims whose status may change. */
export const MOVING_MS = 15_000;

const ARRIVED: readonly string[] = ['DELIVERED', 'NOT_DELIVERED', 'DELETED'];

/** Returns true if the status of the order may still change. */
export function isMoving({ status }: Order): boolean {
  const code = status?.code ?? '';
  return code !== '' && !ARRIVED.includes(code);
}
