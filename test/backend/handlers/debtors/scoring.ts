import { DAY, toDate, toInstant, toRussianDate, yearOf } from '../../core/clock';
import type { Row } from '../../db';
import type { World } from '../../world';

/** Days after a denial before the user can apply again. */
const WAIT_AFTER_DENIAL_DAYS = 30;

/** Days for which a renewed offer is valid. */
const OFFER_DAYS = 30;

const BILL_DAYS = 5;

/** Starts an application: NEW -> REQUESTED. */
export function startScoring({ clock, db }: World, offer: Row<'debtorOffer'>): void {
  const now = clock.now();
  db.debtorOffer.update({
    where: { id: { equals: offer.id } },
    data: { status: 'REQUESTED', requestedAt: now, requestedDateTime: toInstant(now) },
  });
}

/**
 * Updates the status of every application by its age. It is called before offers are read and not by a timer, so that
 * tests can move the clock.
 */
export function settleApplications(world: World): void {
  const { requestedMs, scoringMs } = world.settings.scoring;
  for (const offer of world.db.debtorOffer.getAll()) {
    if (offer.status === 'DENIED') reopenAfterWait(world, offer);
    if (offer.requestedAt === null) continue;
    const age = world.clock.now() - offer.requestedAt;
    if (age >= requestedMs + scoringMs) decide(world, offer);
    else if (age >= requestedMs && offer.status === 'REQUESTED') setStatus(world, offer, 'SCORING');
  }
}

/** Makes a denied offer new again after the wait, so that users can apply for it. */
function reopenAfterWait({ clock, db }: World, offer: Row<'debtorOffer'>): void {
  const now = clock.now();
  const [day = '', month = '', year = ''] = (offer.offerFinishDate ?? '').split('.');
  const lastDay = `${year}-${month}-${day}`;
  if (offer.offerFinishDate === null || toDate(now) <= lastDay) return;
  db.debtorOffer.update({
    where: { id: { equals: offer.id } },
    data: {
      status: 'NEW',
      requestedDateTime: null,
      offerFinishDate: toRussianDate(now + OFFER_DAYS * DAY),
    },
  });
}

function setStatus({ db }: World, offer: Row<'debtorOffer'>, status: string): void {
  db.debtorOffer.update({ where: { id: { equals: offer.id } }, data: { status } });
}

function decide(world: World, offer: Row<'debtorOffer'>): void {
  const outcome = world.settings.scoring.outcome ?? offer.outcome;
  const isApproved = outcome === 'ACTIVE';
  const wait = toRussianDate(world.clock.now() + WAIT_AFTER_DENIAL_DAYS * DAY);
  world.db.debtorOffer.update({
    where: { id: { equals: offer.id } },
    data: {
      status: isApproved ? 'ACTIVE' : 'DENIED',
      requestedAt: null,
      agreementId: isApproved ? createAgreement(world, offer) : null,
      offerFinishDate: isApproved ? offer.offerFinishDate : wait,
    },
  });
}

function createAgreement({ clock, db, randomness }: World, offer: Row<'debtorOffer'>): string {
  const now = clock.now();
  const agreement = db.debtorAgreement.create({
    id: randomness.uuid(),
    organizationId: offer.organizationId,
    number: `ДЗ-${yearOf(now)}/${118 + db.debtorAgreement.count()}`,
    startedDate: toDate(now + DAY),
    finishedDate: toDate(now + 30 * DAY),
    billEndDate: toDate(now + BILL_DAYS * DAY),
  });
  return agreement.id;
}
