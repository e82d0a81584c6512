import { HOUR, toInstant } from '../core/clock';
import { addMonths, daysOf, monthOf } from '../core/month';
import { claimDeadlineOf, orderAfter, showInOrder } from '../handlers/sender/moves';
import { seedClaim } from '../scenarios/claims';
import { BELOVA, POSYLKA_PLUS } from '../scenarios/companies';
import { createBill } from '../scenarios/senderInvoices';
import { seedDocument } from '../scenarios/sellerDocuments';
import { orderStatus } from '../serializers/statuses';
import { builder, reference, refusal } from './builder';
import { inDays } from './debtors';
import {
  always,
  day,
  derived,
  flag,
  kopeks,
  made,
  nullable,
  oneOf,
  rubles,
  text,
  whole,
} from './fields';
import { ownedBy, paymentDetails } from './people';

/** Hours from the creation of an order to each status before DELIVERED or NOT_DELIVERED. */
const WAY = {
  CREATED: 0,
  ACCEPTED_AT_SENDER_WAREHOUSE: 7,
  SENT: 15,
  ACCEPTED_AT_DELIVERY_WAREHOUSE: 68,
  OUT_FOR_DELIVERY: 70,
} as const;

const ORDER_STATUSES = [
  'CREATED',
  'ACCEPTED_AT_SENDER_WAREHOUSE',
  'SENT',
  'ACCEPTED_AT_DELIVERY_WAREHOUSE',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'NOT_DELIVERED',
  'DELETED',
] as const;

/** Returns the statuses up to `status`, each with its hours since the order was created. */
function stepsTo(status: string): readonly (readonly [code: string, hours: number])[] {
  const way = Object.entries(WAY);
  if (status === 'DELETED') return [...way.slice(0, 1), [status, 3]];
  const last = way.findIndex(([code]) => code === status);
  if (last >= 0) return way.slice(0, last + 1);
  return [...way, [status, status === 'DELIVERED' ? 77 : 118]];
}

export const order = builder({
  about: 'a parcel of a sender',
  fields: {
    organization: ownedBy(POSYLKA_PLUS),
    orderNumber: text(made('«СЕ-N»', ({ n }) => `СЕ-${500_000 + n}`)),
    status: oneOf(ORDER_STATUSES, always('DELIVERED')),
    insured: flag(always(true)),
    createdDate: day(inDays(-10)),
    fromCity: text(always('Москва')),
    toCity: text(always('Казань')),
    declaredValue: kopeks(always(rubles(20_000))),
    insurancePremium: kopeks(derived('49 ₽ where insured, else 0')),
    deliveryCost: kopeks(always(rubles(800))),
  },
  variants: {
    created: { status: 'CREATED' },
    returned: { status: 'NOT_DELIVERED' },
    uninsured: { insured: false },
  },
  example: { status: 'SENT', declaredValue: 1_500_000 },
  table: (db) => db.order,
  make: (
    { organization, status, insured, createdDate, insurancePremium, ...values },
    { world, n },
  ) => {
    const at = Date.parse(createdDate);
    const now = world.clock.now();
    const [first = ['CREATED', 0], ...steps] = stepsTo(status);
    const row = world.db.order.insert({
      ...values,
      organizationId: organization.id,
      trackNumber: steps.length > 0 && status !== 'DELETED' ? `15620${500_000 + n}` : null,
      createdDateTime: toInstant(at),
      status: orderStatus(first[0]),
      statusHistory: [{ status: orderStatus(first[0]), changedDateTime: toInstant(at) }],
      insured,
      insuredSum: insured ? values.declaredValue : 0,
      insurancePremium: insured ? (insurancePremium ?? rubles(49)) : 0,
      returnCost: 0,
      items: [
        {
          id: world.randomness.uuid(),
          name: 'Кофемашина капсульная',
          quantity: 1,
          price: values.declaredValue,
        },
      ],
      claim: null,
      claimDeadline: claimDeadlineOf(insured, first[0], at),
    });
    return steps.reduce((before, [code, hours]) => {
      const change = orderAfter(before, code, Math.min(at + hours * HOUR, now));
      return world.db.order.update(before.id, change) ?? before;
    }, row);
  },
});

/** The statuses that follow the draft of a claim, up to each status. */
const PATHS = {
  DRAFT: [],
  SUBMITTED: ['SUBMITTED'],
  UNDER_REVIEW: ['SUBMITTED', 'UNDER_REVIEW'],
  DOCUMENTS_REQUESTED: ['SUBMITTED', 'UNDER_REVIEW', 'DOCUMENTS_REQUESTED'],
  APPROVED: ['SUBMITTED', 'UNDER_REVIEW', 'APPROVED'],
  PARTIALLY_APPROVED: ['SUBMITTED', 'UNDER_REVIEW', 'PARTIALLY_APPROVED'],
  REJECTED: ['SUBMITTED', 'UNDER_REVIEW', 'REJECTED'],
  PAID: ['SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'PAID'],
  WITHDRAWN: ['SUBMITTED', 'WITHDRAWN'],
} as const;

const CLAIM_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'UNDER_REVIEW',
  'DOCUMENTS_REQUESTED',
  'APPROVED',
  'PARTIALLY_APPROVED',
  'REJECTED',
  'PAID',
  'WITHDRAWN',
] as const satisfies readonly (keyof typeof PATHS)[];

export const claim = builder({
  about: 'a claim for one insured order that has arrived, with a photo',
  fields: {
    order: reference('order', order, {
      description: 'a new order',
      make: ({ world }) => order.make(world, {}),
    }),
    status: oneOf(CLAIM_STATUSES, always('DRAFT')),
    type: oneOf(['DAMAGE', 'LOSS', 'PARTIAL_LOSS'], always('DAMAGE')),
    description: text(always('Коробка смята, корпус изделия треснул, составлен акт с курьером')),
    claimedAmount: kopeks(derived('the insured sum')),
    paymentDetails: nullable(
      reference('paymentDetails', paymentDetails, derived('the main account of the organization')),
    ),
  },
  variants: {
    submitted: { status: 'SUBMITTED' },
    underReview: { status: 'UNDER_REVIEW' },
    documentsRequested: { status: 'DOCUMENTS_REQUESTED' },
    approved: { status: 'APPROVED' },
    partiallyApproved: { status: 'PARTIALLY_APPROVED' },
    rejected: { status: 'REJECTED' },
    paid: { status: 'PAID' },
    withdrawn: { status: 'WITHDRAWN' },
  },
  example: { status: 'REJECTED', order: { declaredValue: 900_000 } },
  table: (db) => db.claim,
  make: ({ id, order: parcel, status, claimedAmount, ...values }, { world }) => {
    const { organizationId } = parcel;
    if (!parcel.insured) throw refusal('order', `is not insured: ${parcel.orderNumber}`);
    if (parcel.claim !== null) throw refusal('order', `has a claim: ${parcel.claim.number}`);
    const main = world.db.paymentDetails.findFirst({
      where: { organizationId: { equals: organizationId }, main: { equals: true } },
    });
    const { type, description } = values;
    const account = values.paymentDetails === undefined ? main : values.paymentDetails;
    return seedClaim(
      world,
      parcel,
      { type, description, share: 1, claimedAmount, path: PATHS[status] },
      { organizationId, paymentDetailsId: account?.id ?? null, id },
    );
  },
  removed: ({ orderId }, world) => showInOrder(world, orderId),
});

export const senderInvoice = builder({
  about: 'a bill for the premiums of a month',
  fields: {
    organization: ownedBy(POSYLKA_PLUS),
    number: text(made('«СП-N»', ({ n }) => `СП-${500 + n}`)),
    status: oneOf(['ISSUED', 'OVERDUE', 'PAID', 'CANCELLED'], always('ISSUED')),
    monthsAgo: whole(always(1)),
    amount: kopeks(always(rubles(980))),
    ordersTotal: whole(always(20)),
  },
  variants: { paid: { status: 'PAID' }, overdue: { status: 'OVERDUE' } },
  example: { status: 'PAID', monthsAgo: 2 },
  table: (db) => db.senderInvoice,
  make: ({ organization, monthsAgo, ...bill }, { world }) =>
    createBill(world, {
      ...bill,
      organizationId: organization.id,
      fileId: world.randomness.uuid(),
      month: addMonths(monthOf(world.clock.now()), -monthsAgo),
    }),
});

export const sellerDocument = builder({
  about: 'a document of a marketplace seller',
  fields: {
    organization: ownedBy(BELOVA),
    name: text(made('«Документ N»', ({ n }) => `Документ ${n}`)),
    number: text(made('«МП-N»', ({ n }) => `МП-${500 + n}`)),
    type: oneOf(['AGREEMENT', 'CERTIFICATE', 'ACT', 'INVOICE'], always('CERTIFICATE')),
    status: oneOf(['VALID', 'EXPIRED', 'AWAITING_SIGNATURE', 'ISSUED', 'PAID'], always('VALID')),
    date: day(inDays(0)),
    hasFile: flag(always(true)),
  },
  variants: { unsigned: { type: 'ACT', status: 'AWAITING_SIGNATURE', hasFile: false } },
  example: { type: 'INVOICE', status: 'PAID' },
  table: (db) => db.sellerDocument,
  make: ({ organization, date, ...document }, { world }) =>
    seedDocument(world, organization.id, {
      ...document,
      at: Date.parse(date),
      period: daysOf(monthOf(Date.parse(date))),
    }),
});
