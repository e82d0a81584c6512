import { DAY, HOUR, toInstant } from '../core/clock';
import { planDecision } from '../handlers/sender/submitClaim';
import { planMove } from '../handlers/sender/moves';
import { ORDER_STATUSES } from '../serializers/statuses';
import type { World } from '../world';
import { EXAMPLE_CLAIM_ID, EXAMPLE_REFUSED_ID, seedClaims, seedMonthlyClaims } from './claims';
import { BELOVA, POSYLKA_PLUS, SEVERNY_VETER } from './companies';
import { seedExampleOrder } from './exampleOrder';
import { seedOrders } from './orders';
import { seedSellerDocuments } from './sellerDocuments';
import { seedSenderInvoices } from './senderInvoices';

/** Contracts with the courier service that have an offer. All others have none. */
const COURIER_CONTRACTS = ['77041234', '78012345'];

/** The sender Денис, his account for compensations, and the ids that the contract's examples give to his claims. */
const POSYLKA = {
  organizationId: POSYLKA_PLUS.id,
  paymentDetailsId: 'e5f60718-293a-4b4c-8d5e-6f708192a359',
  ids: { DRAFT: EXAMPLE_CLAIM_ID, REJECTED: EXAMPLE_REFUSED_ID },
} as const;
const SEVERNY = {
  organizationId: SEVERNY_VETER.id,
  paymentDetailsId: 'e5f60718-293a-4b4c-8d5e-6f708192a355',
} as const;

/** Id of the credential of Денис in the contract's examples. */
export const EXAMPLE_CREDENTIAL_ID = '4f7d1c20-6b3e-4a95-8c71-0e2f5a9d3b64';

/** Prices of the insurance of one order, in kopeks. */
const PRICE = { posylka: 4_900, severny: 5_900, belova: 3_500 } as const;

/** Seeds the seller Мария and the sender Денис, both with insurance; Анна has no account yet. */
export function seedOrderInsurance(world: World): void {
  seedTerms(world);
  seedOrders(world, {
    organizationId: POSYLKA_PLUS.id,
    fromCity: 'Москва',
    prefix: 'ПП',
    count: 160,
    days: 240,
    premium: PRICE.posylka,
  });
  seedExampleOrder(world);
  seedSenderInvoices(world, POSYLKA_PLUS.id);
  seedMonthlyClaims(world, POSYLKA);
  seedClaims(world, POSYLKA);
  seedSellerDocuments(world, BELOVA.id);
}

/** Seeds 20 000 orders each for Денис and for Анна, who is a sender here. */
export function seedManyOrders(world: World): void {
  seedTerms(world);
  connectSeverny(world);
  for (const [organizationId, fromCity, prefix, premium] of [
    [POSYLKA_PLUS.id, 'Москва', 'ПП', PRICE.posylka],
    [SEVERNY_VETER.id, 'Санкт-Петербург', 'СВ', PRICE.severny],
  ] as const) {
    seedOrders(world, { organizationId, fromCity, prefix, premium, count: 20_000, days: 360 });
    seedSenderInvoices(world, organizationId);
  }
  seedExampleOrder(world);
  seedClaims(world, POSYLKA);
  seedClaims(world, SEVERNY);
  seedSellerDocuments(world, BELOVA.id);
}

/** Seeds orders in transit, and claims whose submission and review take 30 seconds each. */
export function seedOrdersInMotion(world: World): void {
  world.settings.claims = { ...world.settings.claims, submittedMs: 30_000, reviewMs: 30_000 };
  seedOrderInsurance(world);
  connectSeverny(world);
  seedOrders(world, {
    organizationId: SEVERNY_VETER.id,
    fromCity: 'Санкт-Петербург',
    prefix: 'СВ',
    count: 60,
    days: 60,
    premium: PRICE.severny,
  });
  seedClaims(world, SEVERNY);
  setOrdersInMotion(world);
  const now = world.clock.now();
  for (const { id, status } of world.db.claim.all()) {
    if (status.name === 'SUBMITTED') planDecision(world, id, now);
  }
}

/** Plans the remaining steps of every order in transit, 30 seconds apart. */
function setOrdersInMotion(world: World): void {
  const way = ORDER_STATUSES.slice(0, -2).map(({ code }) => code);
  const now = world.clock.now();
  for (const [index, { id, status }] of world.db.order.all().entries()) {
    const next = way.indexOf(status.code) + 1;
    if (next === 0) continue;
    for (const [step, code] of way.slice(next).entries()) {
      const at = now + (step + 1) * 30_000 + (index % 10) * 3_000;
      planMove(world, { subject: 'ORDER', subjectId: id, status: code, at });
    }
  }
}

/** Makes Анна a sender whose account is connected and whose orders are insured. */
function connectSeverny(world: World): void {
  world.db.credential.create(credentialRow(world.randomness.uuid(), SEVERNY_VETER.id, 'COURIER'));
  world.db.orderInsurance.update({
    where: { id: { equals: termsId(SEVERNY_VETER.id, 'sender') } },
    data: {
      isOn: true,
      acceptedPrice: PRICE.severny,
      startDateTime: toInstant(world.clock.now() - 360 * DAY),
    },
  });
}

function seedTerms({ clock, db }: World): void {
  for (const contractNumber of COURIER_CONTRACTS) db.courierContract.create({ contractNumber });
  const since = toInstant(clock.now() - 245 * DAY - 3 * HOUR);
  const terms = [
    [POSYLKA_PLUS.id, 'sender', PRICE.posylka, since],
    [SEVERNY_VETER.id, 'sender', PRICE.severny, null],
    [BELOVA.id, 'seller', PRICE.belova, since],
    [SEVERNY_VETER.id, 'seller', PRICE.belova, null],
  ] as const;
  for (const [organizationId, product, price, startDateTime] of terms) {
    db.orderInsurance.create({
      id: termsId(organizationId, product),
      organizationId,
      product,
      price,
      acceptedPrice: startDateTime === null ? null : price,
      isOn: startDateTime !== null,
      startDateTime,
      endDateTime: null,
    });
  }
  db.credential.create(credentialRow(EXAMPLE_CREDENTIAL_ID, POSYLKA_PLUS.id, 'COURIER'));
  db.credential.create(credentialRow('belova-marketplace', BELOVA.id, 'MARKETPLACE'));
}

function termsId(organizationId: string, product: string): string {
  return `${organizationId}-${product}`;
}

function credentialRow(id: string, organizationId: string, serviceType: string) {
  const contractNumber = serviceType === 'COURIER' ? '77041234' : null;
  return {
    id,
    organizationId,
    clientId: 'EMscd6r9JnFiQ3bLoyjJY6eM78JrJceI',
    serviceType,
    secretType: 'OAUTH',
    contractNumber,
  };
}
