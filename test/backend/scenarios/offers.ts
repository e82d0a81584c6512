import { DAY, toDate, toInstant, toRussianDate, yearOf } from '../core/clock';
import { STORED_AS_IT_IS, type NewRow } from '../db';
import type { World } from '../world';
import { BUYERS, SEVERNY_VETER, URALMETALL } from './companies';

interface Insurer {
  id: string;
  name: string;
  /** Null for a company without a logo, which the cabinet must support. */
  logo: { fileId: string; initials: string; colour: string } | null;
}

const OPORA: Insurer = {
  id: 'opora',
  name: 'Страховая компания «Опора»',
  logo: { fileId: 'a1b2c3d4-0001-4a00-8000-0123456789ab', initials: 'СК', colour: '#0b6b4f' },
};
const GARANT: Insurer = {
  id: 'garant-risk',
  name: '«Гарант-Риск»',
  logo: { fileId: 'a1b2c3d4-0002-4a00-8000-0123456789ab', initials: 'ГР', colour: '#8a3b12' },
};
const PERVAYA: Insurer = { id: 'pervaya', name: '«Первая страховая»', logo: null };

export function seedInsurers({ db }: World): void {
  for (const { id, name, logo } of [OPORA, GARANT, PERVAYA]) {
    db.insurer.create({ id, name, logoFileId: logo?.fileId ?? null });
    if (logo === null) continue;
    db.storedFile.create({
      id: logo.fileId,
      name: `Логотип ${name.replaceAll(/[«»]/g, '')}.svg`,
      mimeType: 'image/svg+xml',
      content: logoDrawing(logo.initials, logo.colour),
      isBase64: false,
      ...STORED_AS_IT_IS,
      createdDateTime: '',
      organizationId: null,
    });
  }
}

function logoDrawing(initials: string, colour: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">' +
    `<rect width="40" height="40" fill="${colour}"/>` +
    '<text x="20" y="26" text-anchor="middle" font-family="sans-serif" font-size="16" ' +
    `font-weight="700" fill="#fff">${initials}</text></svg>`
  );
}

/** A seeded offer, with amounts in roubles. */
interface SeededOffer {
  id: string;
  status: string;
  insurer: Insurer;
  limitRoubles: number;
  priceRoubles: number;
  /** Days from today to the last day of the offer, or of the wait after a denial; null if there is none. */
  finishesInDays: number | null;
  /** Milliseconds since the application; undefined if there is none. */
  requestedAgoMs?: number;
  /** Decision of scoring; undefined if the status of the offer does not change. */
  outcome?: 'ACTIVE' | 'DENIED';
  organizationId?: string;
  clientCompanyId?: string;
}

const OFFER = '4a6e8c';

/** Id of the offer of the end-to-end journey, whose application is approved. */
export const APPROVED_IN_THE_END = `${OFFER}01-1b3d-4f5a-9c7e-2d4f6a8b0c11`;

/** Id of an offer whose application is denied. */
export const DENIED_IN_THE_END = `${OFFER}08-1b3d-4f5a-9c7e-2d4f6a8b0c18`;

/** Id of the agreement in the default scenario. */
export const SEEDED_AGREEMENT_ID = '3d2b7c94-15ef-4d0b-8a1c-7f60b9a4e118';

/** Seeds offers in every known status, and one in an unknown status. */
export function seedOffersOfEveryStatus(world: World): void {
  const day = (count: number): number => count * DAY;
  const offers: SeededOffer[] = [
    newOffer(APPROVED_IN_THE_END, OPORA, 12_500_000, 184_300, 'ACTIVE'),
    newOffer(DENIED_IN_THE_END, GARANT, 4_750_000, 71_250, 'DENIED'),
    {
      id: id('02'),
      status: 'ACTIVE',
      insurer: GARANT,
      limitRoubles: 6_000_000,
      priceRoubles: 92_000,
      finishesInDays: 10,
      requestedAgoMs: day(23),
    },
    {
      id: id('03'),
      status: 'DENIED',
      insurer: PERVAYA,
      limitRoubles: 3_200_000,
      priceRoubles: 51_700,
      finishesInDays: 12,
      requestedAgoMs: day(10),
    },
    {
      id: id('04'),
      status: 'REQUESTED',
      insurer: OPORA,
      limitRoubles: 4_800_000,
      priceRoubles: 73_500,
      finishesInDays: 25,
      requestedAgoMs: 20_000,
    },
    {
      id: id('05'),
      status: 'SCORING',
      insurer: PERVAYA,
      limitRoubles: 9_100_000,
      priceRoubles: 136_000,
      finishesInDays: null,
      requestedAgoMs: 240_000,
      clientCompanyId: BUYERS[1]?.id ?? SEVERNY_VETER.id,
    },
    {
      id: id('06'),
      status: 'APPROVED',
      insurer: OPORA,
      limitRoubles: 2_750_000,
      priceRoubles: 44_000,
      finishesInDays: 30,
      requestedAgoMs: day(1),
    },
    {
      id: id('07'),
      status: 'EXPIRED',
      insurer: GARANT,
      limitRoubles: 1_500_000,
      priceRoubles: 25_000,
      finishesInDays: -13,
    },
    {
      id: id('09'),
      status: 'MANUAL_REVIEW',
      insurer: PERVAYA,
      limitRoubles: 1_840_000,
      priceRoubles: 30_360.5,
      finishesInDays: 18,
      requestedAgoMs: day(2),
    },
  ];
  seedOffers(world, offers);
  seedAgreement(world, id('02'));
  seedOffers(world, [
    {
      ...newOffer(id('20'), OPORA, 18_000_000, 252_000, 'ACTIVE'),
      organizationId: URALMETALL.id,
      clientCompanyId: URALMETALL.id,
    },
  ]);
}

/** Adds the first offers of an organization, unless it already has offers. */
export function giveFirstOffers(world: World, organizationId: string): void {
  const known = world.db.debtorOffer.count({
    where: { organizationId: { equals: organizationId } },
  });
  if (known > 0) return;
  const own = { organizationId, clientCompanyId: organizationId };
  const { randomness } = world;
  seedOffers(world, [
    { ...newOffer(randomness.uuid(), OPORA, 3_000_000, 46_500, 'ACTIVE'), ...own },
    { ...newOffer(randomness.uuid(), GARANT, 1_200_000, 19_800, 'DENIED'), ...own },
  ]);
}

/** Seeds applications in progress, and new offers whose application will be approved or denied. */
export function seedMovingOffers(world: World): void {
  const { requestedMs, scoringMs } = world.settings.scoring;
  seedOffers(world, [
    newOffer(APPROVED_IN_THE_END, OPORA, 12_500_000, 184_300, 'ACTIVE'),
    newOffer(DENIED_IN_THE_END, GARANT, 4_750_000, 71_250, 'DENIED'),
    {
      ...newOffer(id('31'), OPORA, 7_700_000, 115_500, 'ACTIVE'),
      status: 'REQUESTED',
      requestedAgoMs: 0,
    },
    {
      ...newOffer(id('32'), GARANT, 5_300_000, 79_500, 'DENIED'),
      status: 'SCORING',
      requestedAgoMs: requestedMs,
    },
    {
      ...newOffer(id('33'), PERVAYA, 2_100_000, 33_600, 'ACTIVE'),
      status: 'SCORING',
      requestedAgoMs: requestedMs + scoringMs / 2,
    },
  ]);
}

function id(tail: string): string {
  return `${OFFER}${tail}-1b3d-4f5a-9c7e-2d4f6a8b0c${tail.padStart(2, '0')}`;
}

function newOffer(
  offerId: string,
  insurer: Insurer,
  limitRoubles: number,
  priceRoubles: number,
  outcome: 'ACTIVE' | 'DENIED',
): SeededOffer {
  const finishesInDays = outcome === 'ACTIVE' ? 41 : 20;
  return {
    id: offerId,
    status: 'NEW',
    insurer,
    limitRoubles,
    priceRoubles,
    finishesInDays,
    outcome,
  };
}

function seedOffers(world: World, offers: readonly SeededOffer[]): void {
  const first = world.db.debtorOffer.count();
  for (const [index, offer] of offers.entries()) {
    world.db.debtorOffer.create(offerRow(world, offer, first + index));
  }
}

function offerRow(world: World, offer: SeededOffer, position: number): NewRow<'debtorOffer'> {
  const now = world.clock.now();
  const requestedAt = offer.requestedAgoMs === undefined ? null : now - offer.requestedAgoMs;
  const moves = requestedAt !== null && offer.outcome !== undefined;
  return {
    id: offer.id,
    organizationId: offer.organizationId ?? SEVERNY_VETER.id,
    insurerId: offer.insurer.id,
    clientCompanyId: offer.clientCompanyId ?? SEVERNY_VETER.id,
    status: offer.status,
    insuranceLimit: Math.round(offer.limitRoubles * 100),
    insurancePrice: Math.round(offer.priceRoubles * 100),
    offerFinishDate:
      offer.finishesInDays === null ? null : toRussianDate(now + offer.finishesInDays * DAY),
    createdDateTime: toInstant(now - 30 * DAY),
    requestedDateTime: requestedAt === null ? null : toInstant(requestedAt),
    requestedAt: moves ? requestedAt : null,
    outcome: offer.outcome ?? 'ACTIVE',
    agreementId: null,
    position,
  };
}

function seedAgreement({ clock, db }: World, offerId: string): void {
  const now = clock.now();
  db.debtorAgreement.create({
    id: SEEDED_AGREEMENT_ID,
    organizationId: SEVERNY_VETER.id,
    number: `ДЗ-${yearOf(now)}/118`,
    startedDate: toDate(now - 20 * DAY),
    finishedDate: toDate(now + 9 * DAY),
    billEndDate: toDate(now + 5 * DAY),
  });
  db.debtorOffer.update({
    where: { id: { equals: offerId } },
    data: { agreementId: SEEDED_AGREEMENT_ID },
  });
}
