import { claimStatuses, orderStatuses } from '../../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../../domain/statuses/shownStatus';
import { statusOf, type Status } from '../../../../domain/statuses/status';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { shownText } from '../../../../lib/shownText';

/** The claim of an order, in short. */
export interface ShownOrderClaim {
  id: string;
  number: string;
  status: Status;
  statusName: string;
}

/** An order as it is shown: texts are texts, whatever the server sent. */
export interface ShownOrder {
  id: string;
  number: string;
  /** Of the waybill; empty until the courier company has given one. */
  track: string;
  /** ISO instant. */
  created: string;
  status: Status;
  statusCode: string;
  from: string;
  to: string;
  insured: boolean;
  /** Kopeks, as all sums here; anything where the server sent no number. */
  declaredValue: unknown;
  insuredSum: unknown;
  premium: unknown;
  deliveryCost: unknown;
  returnCost: unknown;
  /** Null where there is none. */
  claim: ShownOrderClaim | null;
}

/** The status of an order (`{code, name}`), in the server's words. */
export function orderStatus(status: unknown): Status {
  const { code, name } = fieldsOf(status);
  return statusOf(orderStatuses, shownText(code), shownText(name));
}

function orderClaim(claim: unknown): ShownOrderClaim | null {
  const { id, number, status } = fieldsOf(claim);
  if (shownText(id) === '') return null;
  return {
    id: shownText(id),
    number: shownText(number),
    status: shownStatus(claimStatuses, status),
    statusName: shownText(fieldsOf(status)['name']),
  };
}

/** Reads a row of the register. */
export function shownOrder(row: object): ShownOrder {
  const order = fieldsOf(row);
  return {
    id: shownText(order['id']),
    number: shownText(order['orderNumber']),
    track: shownText(order['trackNumber']),
    created: shownText(order['createdDateTime']),
    status: orderStatus(order['status']),
    statusCode: shownText(fieldsOf(order['status'])['code']),
    from: shownText(order['fromCity']),
    to: shownText(order['toCity']),
    insured: order['insured'] === true,
    declaredValue: order['declaredValue'],
    insuredSum: order['insuredSum'],
    premium: order['insurancePremium'],
    deliveryCost: order['deliveryCost'],
    returnCost: order['returnCost'],
    claim: orderClaim(order['claim']),
  };
}

/** «Москва – Хабаровск»; one place alone where the other is unknown. */
export function routeText({ from, to }: Pick<ShownOrder, 'from' | 'to'>): string {
  return [from, to].filter((place) => place !== '').join(' – ');
}

/** Statuses after which an order goes nowhere. */
const ARRIVED: readonly string[] = ['DELIVERED', 'NOT_DELIVERED', 'DELETED'];

/** Whether the status of an order is going to change. */
export function isMoving({ statusCode }: Pick<ShownOrder, 'statusCode'>): boolean {
  return statusCode !== '' && !ARRIVED.includes(statusCode);
}
