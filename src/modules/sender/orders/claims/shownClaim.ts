import type { Claim } from '../../../../api/endpoints/sender';
import { claimTypeName, isEndedClaim } from '../../../../domain/claims';
import { claimStatuses, objectionStatuses } from '../../../../domain/statuses/orderStatuses';
import { shownStatus, shownFiles } from '../../../../domain/shownRow';
import { periodText } from '../../../../lib/calendar/dayTexts';
import type { TimelineStep } from '../../../../ui/prime/Timeline';

/** An order of a monthly claim, with texts for its row. */
export interface ClaimedOrder {
  key: string;
  number: string;
  /** Sum in kopeks. */
  amount: number | undefined;
  /** True if the sender has excluded the order from the claim. */
  isExcluded: boolean;
}

type Change = Claim['statusHistory'][number];

function step({ status, changedDateTime }: Change, place: number): TimelineStep {
  const { label, meaning } = shownStatus(claimStatuses, status);
  return { key: String(place), title: label, text: meaning, time: changedDateTime };
}

function shownObjection({ status, sentDateTime, answer }: NonNullable<Claim['objection']>) {
  return {
    status: shownStatus(objectionStatuses, status),
    sent: sentDateTime ?? '',
    answer: answer ?? '',
  };
}

/** Returns a claim prepared for display; sums are in kopeks, undefined until they are decided. */
export function shownClaim(claim: Claim) {
  return {
    id: claim.id,
    number: claim.number ?? '',
    // A monthly claim has a period instead of an order.
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
    orders: claim.orders.map(({ orderNumber = '', amount, exclusionReason }, place) => ({
      key: String(place),
      number: orderNumber,
      amount,
      isExcluded: Boolean(exclusionReason),
    })),
    objection: claim.objection ? shownObjection(claim.objection) : null,
    files: shownFiles(claim.documents.flatMap(({ file }) => file ?? [])),
  };
}

export type ShownClaim = ReturnType<typeof shownClaim>;

/** Returns true if the claim waits for a decision or a payout, not for input of the customer. */
export function isMoving({ statusName }: Pick<ShownClaim, 'statusName'>): boolean {
  return statusName !== '' && statusName !== 'DRAFT' && !isEndedClaim(statusName);
}
