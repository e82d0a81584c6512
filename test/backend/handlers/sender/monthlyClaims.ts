import { toDate, toInstant } from '../../core/clock';
import { addMonths, daysOf, monthOf, startOfDay, type Month } from '../../core/month';
import { claimStatus } from '../../serializers/statuses';
import { toStoredFile } from '../../serializers/storedFile';
import type { ClaimRow, OrderRow } from '../../tables/sender';
import type { World } from '../../world';

/** Day of the month on which the draft for the previous month is prepared. */
const DAY_OF_DRAFT = 10;

/**
 * Prepares all due drafts. The first call checks only the latest month; later calls also check the months that a moved
 * clock has skipped.
 */
export function prepareMonthlyClaims(world: World, organizationId: string): void {
  const { clock, db } = world;
  const last = latestDueMonth(clock.now());
  const run = db.monthlyClaimRun.findFirst({
    where: { organizationId: { equals: organizationId } },
  });
  let month = run === null ? last : addMonths(run.month, 1);
  for (; month <= last; month = addMonths(month, 1)) draftOfMonth(world, organizationId, month);
  if (run === null) db.monthlyClaimRun.create({ organizationId, month: last });
  else if (run.month < last) {
    const where = { organizationId: { equals: organizationId } };
    db.monthlyClaimRun.update({ where, data: { month: last } });
  }
}

/**
 * Returns the next draft as if it were prepared now (date, month, number and sum of its orders); null if there are
 * no returns.
 */
export function comingClaim(world: World, organizationId: string) {
  const month = addMonths(latestDueMonth(world.clock.now()), 1);
  const returned = returnedOf(world, organizationId, month);
  if (returned.length === 0) return null;
  return {
    preparedDate: toDate(startOfDay(addMonths(month, 1), DAY_OF_DRAFT)),
    period: daysOf(month),
    ordersTotal: returned.length,
    amount: costsOf(returned),
  };
}

/** Returns the insured orders of a month that were returned or not picked up. */
function returnedOf(world: World, organizationId: string, month: Month): OrderRow[] {
  return world.db.order
    .findAll({}, { organizationId })
    .filter((order) => order.insured && returnedIn(month, order));
}

function costsOf(orders: readonly OrderRow[]): number {
  return orders.reduce((sum, { returnCost }) => sum + returnCost, 0);
}

/** Returns the previous month or, before the 10th, the month before it. */
function latestDueMonth(now: number): Month {
  const month = monthOf(now);
  return addMonths(month, now >= startOfDay(month, DAY_OF_DRAFT) ? -1 : -2);
}

/**
 * Creates the draft for all insured orders of one month that were returned or not picked up; returns null if there are
 * none.
 */
export function draftOfMonth(world: World, organizationId: string, month: Month): ClaimRow | null {
  const returned = returnedOf(world, organizationId, month);
  if (returned.length === 0) return null;
  const preparedAt = startOfDay(addMonths(month, 1), DAY_OF_DRAFT);
  const draft = newDraft(world, organizationId, preparedAt);
  return world.db.claim.insert({
    ...draft,
    act: storeAct(world, draft),
    isGroupClaim: true,
    period: daysOf(month),
    type: 'RETURN',
    description: 'Возмещение расходов на возвраты и невыкупы',
    orders: returned.map(toClaimOrder),
    claimedAmount: costsOf(returned),
  });
}

function toClaimOrder(order: OrderRow): ClaimRow['orders'][number] {
  const { id, orderNumber, returnCost, fromCity, toCity, statusHistory } = order;
  return {
    orderId: id,
    orderNumber,
    amount: returnCost,
    // The courier service would know this; in the demo every third parcel was not picked up.
    returnReason: Number.parseInt(id.slice(-4), 16) % 3 === 0 ? 'NOT_REDEEMED' : 'RETURN',
    returnedDate: statusHistory.at(-1)?.changedDateTime.slice(0, 10) ?? '',
    fromCity,
    toCity,
    exclusionReason: null,
  };
}

/** Stores the act as a file without content. It is generated on download. */
function storeAct({ db }: World, { id, number, createdDateTime, organizationId }: ClaimRow) {
  const act = db.storedFile.create({
    id: `ac${id.slice(2)}`,
    name: `Акт к заявлению ${number}.pdf`,
    mimeType: 'application/pdf',
    content: '',
    isBase64: false,
    documentKind: 'CLAIM_ACT',
    documentId: id,
    createdDateTime,
    organizationId,
  });
  return toStoredFile(act);
}

function returnedIn(month: Month, { status, statusHistory }: OrderRow): boolean {
  return (
    status.code === 'NOT_DELIVERED' &&
    statusHistory.at(-1)?.changedDateTime.startsWith(month) === true
  );
}

/** Returns a new draft without content. `at` is epoch milliseconds. */
export function newDraft(world: World, organizationId: string, at: number): ClaimRow {
  const status = claimStatus('DRAFT');
  const createdDateTime = toInstant(at);
  return {
    organizationId,
    id: world.randomness.uuid(),
    number: nextNumber(world, createdDateTime.slice(0, 4)),
    orderId: null,
    isGroupClaim: false,
    period: null,
    type: 'DAMAGE',
    eventDate: null,
    description: null,
    items: [],
    orders: [],
    claimedAmount: null,
    approvedAmount: null,
    paidAmount: null,
    paymentDetailsId: null,
    status,
    statusHistory: [{ status, changedDateTime: createdDateTime }],
    createdDateTime,
    submittedDate: null,
    rejectReason: null,
    documents: [],
  };
}

/** Returns the next number. The serial part continues over all years and organizations. */
function nextNumber({ db }: World, year: string): string {
  const used = db.claim.all().map(({ number }) => Number(number.split('-').pop()));
  const serial = used.reduce((highest, one) => Math.max(highest, one), 0) + 1;
  return `ЗВ-${year}-${String(serial).padStart(4, '0')}`;
}
