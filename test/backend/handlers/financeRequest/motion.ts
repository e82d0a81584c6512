import { byId, related } from '../../access';
import { DAY, toDate, toInstant, yearOf } from '../../core/clock';
import type { NewRow, Row } from '../../db';
import type { World } from '../../world';

const AGREEMENT_DAYS = 365;

/** Added to the number of agreements, so that the numbers of new agreements follow those of the demo. */
const FIRST_NUMBER = 42;

/** Sends a request to the bank: DRAFT -> SEND_BANK. */
export function startReview(world: World, request: Row<'financeRequest'>): void {
  const now = world.clock.now();
  world.db.financeRequest.update({
    where: { id: { equals: request.id } },
    data: { sentAt: now },
  });
  moveTo(world, request.id, 'SEND_BANK', now);
}

/**
 * Updates the status of every request by its age. It is called before requests are read and not by a timer, so that
 * tests can move the clock.
 */
export function settleRequests(world: World): void {
  const { sendBankMs, processingMs } = world.settings.financing;
  for (const { id, sentAt, status } of world.db.financeRequest.getAll()) {
    if (sentAt === null) continue;
    const age = world.clock.now() - sentAt;
    const takenAt = sentAt + sendBankMs;
    if (status === 'SEND_BANK' && age >= sendBankMs) moveTo(world, id, 'PROCESSING', takenAt);
    if (age >= sendBankMs + processingMs) decide(world, id, takenAt + processingMs);
  }
}

/** Sets the status of a request, and adds it to the history with this time, epoch milliseconds. */
function moveTo({ db }: World, id: string, status: string, at: number): void {
  const { statusHistory } = byId(db.financeRequest, id, 'Заявка не найдена');
  db.financeRequest.update({
    where: { id: { equals: id } },
    data: { status, statusHistory: [...statusHistory, `${status} ${toInstant(at)}`] },
  });
}

function decide(world: World, id: string, at: number): void {
  const { db, settings } = world;
  const request = byId(db.financeRequest, id, 'Заявка не найдена');
  const offer = related(request.offer, 'Предложение не найдено');
  const outcome = settings.financing.outcome ?? offer.outcome;
  const agreementId = outcome === 'APPROVED' ? createAgreement(world, offer, at) : null;
  db.financeRequest.update({
    where: { id: { equals: id } },
    data: { sentAt: null, agreementId },
  });
  moveTo(world, id, outcome === 'APPROVED' ? 'APPROVED' : 'CANCEL', at);
}

function createAgreement(
  { db, randomness }: World,
  { organizationId, bankId, financingLimit, interestRate }: NewRow<'financeOffer'>,
  at: number,
): string {
  const agreement = db.financeAgreement.create({
    id: randomness.uuid(),
    organizationId,
    bankId,
    number: `ФД-${yearOf(at)}/${String(FIRST_NUMBER + db.financeAgreement.count()).padStart(3, '0')}`,
    financingLimit,
    interestRate,
    createdDateTime: toInstant(at),
    finishedDate: toDate(at + AGREEMENT_DAYS * DAY),
  });
  return agreement.id;
}
