import {
  claimStatuses,
  objectionStatuses,
  orderStatuses,
} from '../../../src/domain/statuses/orderStatuses';
import type { Claim, Order } from '../tables/sender';

type OrderStatus = Order['status'];
type ClaimStatus = Claim['status'];

/** All order statuses, from the creation of an order to its end. */
export const ORDER_STATUSES: readonly OrderStatus[] = Object.entries(orderStatuses).map(
  ([code, { label }]) => ({ code, name: label }),
);

const ORDER_STATUS_BY_CODE = new Map(ORDER_STATUSES.map((status) => [status.code, status]));

/** @throws Error for an unknown code */
export function orderStatus(code: string): OrderStatus {
  const status = ORDER_STATUS_BY_CODE.get(code);
  if (status === undefined) throw new Error(`No order status ${code}`);
  return status;
}

export const CLAIM_STATUS_NAMES = Object.keys(claimStatuses);

/** @throws Error for an unknown name */
export function claimStatus(name: string): ClaimStatus {
  const known = Object.entries(claimStatuses).find(([code]) => code === name);
  if (known === undefined) throw new Error(`No claim status ${name}`);
  return { name, description: known[1].label };
}

/** @throws Error for an unknown name */
export function objectionStatus(name: string): NonNullable<Claim['objection']>['status'] {
  const known = Object.entries(objectionStatuses).find(([code]) => code === name);
  if (known === undefined) throw new Error(`No objection status ${name}`);
  return { name, description: known[1].label };
}
