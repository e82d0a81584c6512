import { DAY, toDate, toInstant, yearOf } from '../../core/clock';
import type { World } from '../../world';
import { NATSIONALNY, SEVERNY } from './banks';
import { seedForm } from './forms';
import { financeId, type Owner } from './owners';

/** A seeded offer. Sums are in roubles, rates in percent, dates in days from today. */
interface SeededOffer {
  readonly n: number;
  readonly bankId: string;
  readonly limitRoubles: number;
  readonly interestRate: number;
  readonly endsInDays: number;
  readonly isCancelled?: boolean;
  readonly isDeleted?: boolean;
  /** Decision of the bank about a request for this offer. */
  readonly outcome?: 'APPROVED' | 'CANCEL';
  readonly request?: SeededRequest;
}

interface SeededRequest {
  /** Statuses with their age in days. The last one is the current status. */
  readonly steps: readonly (readonly [status: string, daysAgo: number])[];
  readonly agreement?: number;
  /** Form that lacks consents; complete by default. */
  readonly form?: 'partly';
}

const SENT = [
  ['DRAFT', 3],
  ['SEND_BANK', 1],
] as const;
const CONSIDERED = [
  ['DRAFT', 12],
  ['SEND_BANK', 11],
  ['PROCESSING', 10],
] as const;

/** At least one offer for each known state of a request, and one for an unknown state. */
const OFFERS: readonly SeededOffer[] = [
  offer(1, NATSIONALNY.id, 35_000_000, 19.5, 41),
  {
    ...offer(2, SEVERNY.id, 15_000_000, 20.25, 30),
    request: { steps: [['DRAFT', 2]], form: 'partly' },
  },
  { ...offer(3, NATSIONALNY.id, 25_000_000, 18, 20), request: { steps: SENT } },
  { ...offer(4, SEVERNY.id, 8_000_000, 22.4, 15), request: { steps: CONSIDERED } },
  {
    ...offer(5, NATSIONALNY.id, 50_000_000, 18.5, 25),
    request: { steps: [...CONSIDERED, ['APPROVED', 9]], agreement: 1 },
  },
  {
    ...offer(6, SEVERNY.id, 12_000_000, 23.1, 10),
    isCancelled: true,
    request: { steps: [...CONSIDERED, ['CANCEL', 4]] },
  },
  {
    ...offer(7, SEVERNY.id, 20_000_000, 21, -300),
    request: {
      steps: [
        ['DRAFT', 430],
        ['SEND_BANK', 429],
        ['APPROVED', 420],
      ],
      agreement: 2,
    },
  },
  { ...offer(8, SEVERNY.id, 6_500_000, 24, 18), outcome: 'CANCEL' },
  { ...offer(9, NATSIONALNY.id, 10_000_000, 19, 22), request: { steps: [['DRAFT', 1]] } },
  {
    ...offer(10, SEVERNY.id, 3_000_000, 22, 5),
    isDeleted: true,
    request: { steps: [...CONSIDERED, ['APPROVED', 8]], agreement: 3 },
  },
  {
    ...offer(11, NATSIONALNY.id, 9_200_000, 20, 28),
    request: { steps: [...CONSIDERED, ['DOCUMENTS_REQUESTED', 2]] },
  },
  offer(12, NATSIONALNY.id, 3_000_000, 25, -20),
];

/** Number of the request whose form is complete, so that it can be sent. */
export const READY_REQUEST = 9;

/** Number of the request whose form lacks consents. */
export const PARTLY_FILLED_REQUEST = 2;

function offer(
  n: number,
  bankId: string,
  limitRoubles: number,
  interestRate: number,
  endsInDays: number,
): SeededOffer {
  return { n, bankId, limitRoubles, interestRate, endsInDays };
}

export function seedFinanceOffers(world: World, owner: Owner, limitFactor = 1): void {
  for (const one of OFFERS) {
    createOffer(world, owner, one);
    if (one.request !== undefined) createRequest(world, owner, one, one.request, limitFactor);
  }
}

/** Makes requests move that are at a bank: from now on, they are decided after `sendBankMs` + `processingMs`. */
export function setRequestsInMotion({ clock, db }: World): void {
  for (const { id, status } of db.financeRequest.getAll()) {
    if (status !== 'SEND_BANK' && status !== 'PROCESSING') continue;
    db.financeRequest.update({ where: { id: { equals: id } }, data: { sentAt: clock.now() } });
  }
}

function createOffer({ clock, db }: World, owner: Owner, one: SeededOffer): void {
  const now = clock.now();
  db.financeOffer.create({
    id: financeId('offer', owner, one.n),
    organizationId: owner.organizationId,
    bankId: one.bankId,
    financingLimit: one.limitRoubles * 100,
    interestRate: one.interestRate,
    endDate: toDate(now + one.endsInDays * DAY),
    createdDateTime: toInstant(now + (one.endsInDays - 60) * DAY),
    isCancelled: one.isCancelled ?? false,
    isDeleted: one.isDeleted ?? false,
    outcome: one.outcome ?? 'APPROVED',
    position: one.n,
  });
}

function createRequest(
  world: World,
  owner: Owner,
  one: SeededOffer,
  { steps, agreement, form }: SeededRequest,
  limitFactor: number,
): void {
  const { clock, db } = world;
  const now = clock.now();
  const [first = ['DRAFT', 0] as const] = steps;
  const last = steps.at(-1) ?? first;
  const id = financeId('request', owner, one.n);
  if (agreement !== undefined) createAgreement(world, owner, one, agreement, last[1], limitFactor);
  db.financeRequest.create({
    id,
    organizationId: owner.organizationId,
    offerId: financeId('offer', owner, one.n),
    status: last[0],
    createdDateTime: toInstant(now - first[1] * DAY),
    sentAt: null,
    statusHistory: steps.map(([status, daysAgo]) => `${status} ${toInstant(now - daysAgo * DAY)}`),
    agreementId: agreement === undefined ? null : financeId('agreement', owner, agreement),
  });
  const personId = (kind: 'founder' | 'contact', which: 1 | 2): string =>
    financeId(kind, owner, 2 * one.n - 2 + which);
  const { organizationId } = owner;
  seedForm(world, { id, organizationId, personId }, { isComplete: form !== 'partly' });
}

/** Creates the agreement of an offer. It is valid for a year, so the second agreement has already ended. */
function createAgreement(
  { clock, db }: World,
  owner: Owner,
  { bankId, limitRoubles, interestRate }: SeededOffer,
  n: number,
  daysAgo: number,
  limitFactor: number,
): void {
  const createdAt = clock.now() - daysAgo * DAY;
  db.financeAgreement.create({
    id: financeId('agreement', owner, n),
    organizationId: owner.organizationId,
    bankId,
    number: `ФД-${yearOf(createdAt)}/${owner.mark === '8' ? '04' : '05'}${n}`,
    financingLimit: limitRoubles * 100 * limitFactor,
    interestRate,
    createdDateTime: toInstant(createdAt),
    finishedDate: toDate(createdAt + 365 * DAY),
  });
}
