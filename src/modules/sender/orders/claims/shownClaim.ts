import { claimTypeName, isEndedClaim } from '../../../../domain/claims';
import { claimStatuses } from '../../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../../domain/statuses/shownStatus';
import type { Status } from '../../../../domain/statuses/status';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { periodText } from '../../../../lib/periodText';
import { shownFiles, type ShownFile } from '../../../../lib/shownFiles';
import { shownText } from '../../../../lib/shownText';
import type { TimelineStep } from '../../../../ui/timeline/Timeline';

/** An order of a monthly claim. */
export interface ClaimedOrder {
  key: string;
  number: string;
  /** Kopeks; anything where the server sent no number. */
  amount: unknown;
}

/** A claim as it is shown: texts are texts, whatever the server sent. */
export interface ShownClaim {
  id: string;
  number: string;
  /** Empty for a monthly claim. */
  orderId: string;
  isMonthly: boolean;
  /** What happened, in words. */
  type: string;
  /** «01.10.2026 — 31.10.2026» of a monthly claim; else empty. */
  period: string;
  /** Days and moments as the server writes them. */
  created: string;
  submitted: string;
  eventDate: string;
  description: string;
  /** Kopeks; null or anything else where there is no such sum yet. */
  claimed: unknown;
  approved: unknown;
  paid: unknown;
  status: Status;
  statusName: string;
  /** Why the insurance company refused, paid less, or what it asks for. */
  reason: string;
  history: TimelineStep[];
  orders: ClaimedOrder[];
  files: ShownFile[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function step(change: unknown, place: number): TimelineStep {
  const { status, changedDateTime } = fieldsOf(change);
  const { label, meaning } = shownStatus(claimStatuses, status);
  return { key: String(place), title: label, text: meaning, time: changedDateTime };
}

function claimedOrder(order: unknown, place: number): ClaimedOrder {
  const { orderNumber, amount } = fieldsOf(order);
  return { key: String(place), number: shownText(orderNumber), amount };
}

/** Reads a claim. */
export function shownClaim(row: object): ShownClaim {
  const claim = fieldsOf(row);
  return {
    id: shownText(claim['id']),
    number: shownText(claim['number']),
    orderId: shownText(claim['orderId']),
    isMonthly: claim['isGroupClaim'] === true,
    type: claimTypeName(shownText(claim['type'])),
    period: periodText(claim['period']),
    created: shownText(claim['createdDateTime']),
    submitted: shownText(claim['submittedDate']),
    eventDate: shownText(claim['eventDate']),
    description: shownText(claim['description']),
    claimed: claim['claimedAmount'],
    approved: claim['approvedAmount'],
    paid: claim['paidAmount'],
    status: shownStatus(claimStatuses, claim['status']),
    statusName: shownText(fieldsOf(claim['status'])['name']),
    reason: shownText(claim['rejectReason']),
    history: listOf(claim['statusHistory']).map(step),
    orders: listOf(claim['orders']).map(claimedOrder),
    files: shownFiles(listOf(claim['documents']).map((document) => fieldsOf(document)['file'])),
  };
}

/** Whether nothing is going to happen to the claim unless the customer does something. */
export function isAtRest({ statusName }: Pick<ShownClaim, 'statusName'>): boolean {
  return statusName === '' || statusName === 'DRAFT' || isEndedClaim(statusName);
}
