import type { Claim, Order } from '../tables/sender';

type OrderStatus = Order['status'];
type ClaimStatus = Claim['status'];

/** The directory of order statuses, in the order in which an order goes through them. */
export const ORDER_STATUSES: readonly OrderStatus[] = [
  { code: 'CREATED', name: 'Создан' },
  { code: 'ACCEPTED_AT_SENDER_WAREHOUSE', name: 'Принят на склад отправителя' },
  { code: 'SENT', name: 'Отправлен' },
  { code: 'ACCEPTED_AT_DELIVERY_WAREHOUSE', name: 'Принят на склад доставки' },
  { code: 'OUT_FOR_DELIVERY', name: 'Выдан на доставку' },
  { code: 'DELIVERED', name: 'Вручен' },
  { code: 'NOT_DELIVERED', name: 'Не вручен' },
  { code: 'DELETED', name: 'Удалён' },
];

const ORDER_STATUS_BY_CODE = new Map(ORDER_STATUSES.map((status) => [status.code, status]));

/** @throws Error for a code outside the directory. */
export function orderStatus(code: string): OrderStatus {
  const status = ORDER_STATUS_BY_CODE.get(code);
  if (status === undefined) throw new Error(`No order status ${code}`);
  return status;
}

const CLAIM_STATUSES: Readonly<Record<string, string>> = {
  DRAFT: 'Черновик',
  SUBMITTED: 'Отправлено',
  UNDER_REVIEW: 'На рассмотрении',
  DOCUMENTS_REQUESTED: 'Запрошены документы',
  APPROVED: 'Одобрено',
  PARTIALLY_APPROVED: 'Одобрено частично',
  REJECTED: 'Отказано',
  PAID: 'Выплачено',
  WITHDRAWN: 'Отозвано',
};

/** Names of the statuses of claims. */
export const CLAIM_STATUS_NAMES = Object.keys(CLAIM_STATUSES);

/** @throws Error for a name that no claim has. */
export function claimStatus(name: string): ClaimStatus {
  const description = CLAIM_STATUSES[name];
  if (description === undefined) throw new Error(`No claim status ${name}`);
  return { name, description };
}
