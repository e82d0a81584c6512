import type { Claim } from '../../../../api/endpoints/sender';
import { claimTypeName, isEndedClaim } from '../../../../domain/claims';
import { claimStatuses } from '../../../../domain/statuses/orderStatuses';
import { shownStatus } from '../../../../domain/statuses/shownStatus';
import type { Status } from '../../../../domain/statuses/status';
import { periodText } from '../../../../lib/periodText';
import { shownFiles, type ShownFile } from '../../../../lib/shownFiles';
import type { TimelineStep } from '../../../../ui/timeline/Timeline';

/** An order of a monthly claim. */
export interface ClaimedOrder {
  key: string;
  number: string;
  /** Kopeks. */
  amount: number | undefined;
}

/** A claim as it is shown. */
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
  /** Kopeks; absent where there is no such sum yet. */
  claimed: number | null | undefined;
  approved: number | null | undefined;
  paid: number | null | undefined;
  status: Status;
  statusName: string;
  /** Why the insurance company refused, paid less, or what it asks for. */
  reason: string;
  history: TimelineStep[];
  orders: ClaimedOrder[];
  files: ShownFile[];
}

type Change = Claim['statusHistory'][number];

function step({ status, changedDateTime }: Change, place: number): TimelineStep {
  const { label, meaning } = shownStatus(claimStatuses, status);
  return { key: String(place), title: label, text: meaning, time: changedDateTime };
}

/** A claim in words. */
export function shownClaim(claim: Claim): ShownClaim {
  return {
    id: claim.id,
    number: claim.number ?? '',
    orderId: claim.orderId ?? '',
    isMonthly: claim.isGroupClaim === true,
    type: claimTypeName(claim.type ?? ''),
    period: periodText(claim.period),
    created: claim.createdDateTime ?? '',
    submitted: claim.submittedDate ?? '',
    eventDate: claim.eventDate ?? '',
    description: claim.description ?? '',
    claimed: claim.claimedAmount,
    approved: claim.approvedAmount,
    paid: claim.paidAmount,
    status: shownStatus(claimStatuses, claim.status),
    statusName: claim.status?.name ?? '',
    reason: claim.rejectReason ?? '',
    history: claim.statusHistory.map(step),
    orders: claim.orders.map(({ orderNumber = '', amount }, place) => ({
      key: String(place),
      number: orderNumber,
      amount,
    })),
    files: shownFiles(claim.documents.flatMap(({ file }) => file ?? [])),
  };
}

/** Whether nothing is going to happen to the claim unless the customer does something. */
export function isAtRest({ statusName }: Pick<ShownClaim, 'statusName'>): boolean {
  return statusName === '' || statusName === 'DRAFT' || isEndedClaim(statusName);
}
