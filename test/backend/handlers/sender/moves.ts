import { DAY, toDate, toInstant } from '../../core/clock';
import { claimStatus, objectionStatus, orderStatus } from '../../serializers/statuses';
import type { ClaimRow, OrderRow } from '../../tables/sender';
import type { World } from '../../world';

/** Cost of the return delivery as a share of the delivery price. */
const RETURN_SHARE = 0.8;

/** Share of the claimed sum that is paid after a partial approval. */
const PARTIAL_SHARE = 0.6;

/** A future status of an order, a claim or an objection. */
export interface PlannedMove {
  subject: 'ORDER' | 'CLAIM' | 'OBJECTION';
  subjectId: string;
  /** Next status: the code for an order, the name for a claim or an objection. */
  status: string;
  /** Epoch milliseconds. */
  at: number;
}

export function planMove({ db, randomness }: World, move: PlannedMove): void {
  db.plannedMove.create({ id: randomness.uuid(), ...move });
}

export function cancelMoves({ db }: World, subjectId: string): void {
  db.plannedMove.deleteMany({ where: { subjectId: { equals: subjectId } } });
}

/** Executes all due steps, the oldest first. */
export function carryOutMoves(world: World): void {
  const { clock, db } = world;
  const due = db.plannedMove.findMany({ where: { at: { lte: clock.now() } } });
  for (const { id, subject, subjectId, status, at } of due.toSorted(
    (one, two) => one.at - two.at,
  )) {
    db.plannedMove.delete({ where: { id: { equals: id } } });
    if (subject === 'ORDER') moveOrder(world, subjectId, status, at);
    else if (subject === 'OBJECTION') moveObjection(world, subjectId, status, at);
    else moveClaim(world, subjectId, status, at);
  }
}

function moveOrder({ db }: World, id: string, code: string, at: number): void {
  const order = db.order.get(id);
  if (order !== null) db.order.update(id, orderAfter(order, code, at));
}

/** Returns the columns of an order that a new status changes. */
export function orderAfter(order: OrderRow, code: string, at: number): Partial<OrderRow> {
  const status = orderStatus(code);
  const returnCost = Math.round(order.deliveryCost * RETURN_SHARE);
  return {
    status,
    statusHistory: [...order.statusHistory, { status, changedDateTime: toInstant(at) }],
    ...(code === 'NOT_DELIVERED' && { returnCost }),
    claimDeadline: claimDeadlineOf(order.insured, code, at),
  };
}

/** Days after an order's arrival within which a claim can be sent. */
const CLAIM_DAYS = 30;

/**
 * Returns the last day to send a claim for an order with this status since `at`; null if the order has not arrived or
 * is not insured.
 */
export function claimDeadlineOf(insured: boolean, code: string, at: number): string | null {
  const isArrived = code === 'DELIVERED' || code === 'NOT_DELIVERED';
  return insured && isArrived ? toDate(at + CLAIM_DAYS * DAY) : null;
}

/** Sets the next status of a claim and the fields that depend on it. */
export function moveClaim(world: World, id: string, name: string, at: number): void {
  const claim = world.db.claim.get(id);
  if (claim === null) return;
  const status = claimStatus(name);
  world.db.claim.update(id, {
    status,
    statusHistory: [...claim.statusHistory, { status, changedDateTime: toInstant(at) }],
    ...decisionOf(claim, name, at),
  });
  showInOrder(world, claim.orderId);
}

function decisionOf(claim: ClaimRow, name: string, at: number): Partial<ClaimRow> {
  const claimed = claim.claimedAmount ?? 0;
  switch (name) {
    case 'SUBMITTED':
      return { submittedDate: toDate(at), rejectReason: null };
    case 'APPROVED':
      return { approvedAmount: claimed, rejectReason: null };
    case 'PARTIALLY_APPROVED':
      return {
        approvedAmount: Math.round(claimed * PARTIAL_SHARE),
        rejectReason: 'Износ упаковки не входит в страховое покрытие',
      };
    case 'REJECTED':
      return {
        approvedAmount: 0,
        rejectReason: 'Повреждение возникло до передачи отправления курьерской службе',
      };
    case 'DOCUMENTS_REQUESTED':
      return { rejectReason: 'Приложите акт о повреждении, подписанный курьером' };
    case 'PAID':
      return { paidAmount: claim.approvedAmount };
    default:
      return {};
  }
}

/** Sets the next status of an objection; if the insurer accepts it, its claim is approved. */
function moveObjection(world: World, id: string, name: string, at: number): void {
  const objection = world.db.claim.get(id)?.objection;
  if (!objection) return;
  const answer =
    name === 'DECLINED' ? 'Документы не опровергают заключение эксперта' : objection.answer;
  const status = objectionStatus(name);
  world.db.claim.update(id, { objection: { ...objection, status, answer } });
  if (name === 'ACCEPTED') moveClaim(world, id, 'APPROVED', at);
}

/** Copies the status of the claim to its order. A withdrawn claim disappears from the order. */
export function showInOrder({ db }: World, orderId: string | null): void {
  if (orderId === null || db.order.get(orderId) === null) return;
  const claim = db.claim
    .all()
    .find((one) => one.orderId === orderId && one.status.name !== 'WITHDRAWN');
  db.order.update(orderId, {
    claim:
      claim === undefined ? null : { id: claim.id, number: claim.number, status: claim.status },
  });
}
