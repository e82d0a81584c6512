import { DAY, toInstant } from '../core/clock';
import { SEVERNY_VETER } from '../scenarios/companies';
import { NATSIONALNY, SEVERNY } from '../scenarios/finance/banks';
import { DEBTORS } from '../scenarios/finance/debtors';
import { seedForm } from '../scenarios/finance/forms';
import { vatOf } from '../scenarios/finance/registry';
import { builder, fresh, reference } from './builder';
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
  percent,
  rubles,
  someOf,
  text,
  whole,
} from './fields';
import { ownedBy } from './people';

const bank = oneOf([NATSIONALNY.id, SEVERNY.id], always(NATSIONALNY.id));

export const financeOffer = builder({
  about: 'an offer of a bank to finance deliveries',
  fields: {
    organization: ownedBy(SEVERNY_VETER),
    bank,
    financingLimit: kopeks(always(rubles(10_000_000))),
    interestRate: percent(always(20)),
    endDate: day(inDays(30)),
    createdDate: day(inDays(-1)),
    isCancelled: flag(always(false)),
    isDeleted: flag(always(false)),
    outcome: oneOf(['APPROVED', 'CANCEL'], always('APPROVED')),
  },
  variants: { expired: { endDate: '2020-01-31' }, cancelled: { isCancelled: true } },
  example: { financingLimit: 3_500_000_000, outcome: 'CANCEL' },
  table: (db) => db.financeOffer,
  make: ({ organization, bank: bankId, createdDate, ...offer }, { world, n }) =>
    world.db.financeOffer.create({
      ...offer,
      bankId,
      organizationId: organization.id,
      createdDateTime: toInstant(Date.parse(createdDate)),
      position: n,
    }),
});

export const financeAgreement = builder({
  about: 'an agreement with a bank on financing',
  fields: {
    organization: ownedBy(SEVERNY_VETER),
    bank,
    number: text(made('«ФД-N»', ({ n }) => `ФД-${700 + n}`)),
    financingLimit: kopeks(always(rubles(10_000_000))),
    interestRate: percent(always(20)),
    createdDate: day(inDays(-10)),
    finishedDate: day(inDays(355)),
  },
  variants: { ended: { finishedDate: '2025-12-31', createdDate: '2025-01-01' } },
  example: { financingLimit: 300_000_000 },
  table: (db) => db.financeAgreement,
  make: ({ organization, bank: bankId, createdDate, ...agreement }, { world }) =>
    world.db.financeAgreement.create({
      ...agreement,
      bankId,
      organizationId: organization.id,
      createdDateTime: toInstant(Date.parse(createdDate)),
    }),
});

/** Statuses up to each status; the last one has today's date. */
const WAYS = {
  DRAFT: ['DRAFT'],
  SEND_BANK: ['DRAFT', 'SEND_BANK'],
  PROCESSING: ['DRAFT', 'SEND_BANK', 'PROCESSING'],
  APPROVED: ['DRAFT', 'SEND_BANK', 'PROCESSING', 'APPROVED'],
  CANCEL: ['DRAFT', 'SEND_BANK', 'PROCESSING', 'CANCEL'],
} as const;

export const financeRequest = builder({
  about: 'a request for financing, with its form',
  fields: {
    offer: reference('financeOffer', financeOffer, fresh('financeOffer', financeOffer, {})),
    status: oneOf(['DRAFT', 'SEND_BANK', 'PROCESSING', 'APPROVED', 'CANCEL'], always('DRAFT')),
    agreement: nullable(
      reference(
        'financeAgreement',
        financeAgreement,
        derived('a new one where APPROVED, else null'),
      ),
    ),
    isComplete: flag(always(true)),
    moves: flag(always(false)),
  },
  variants: {
    sent: { status: 'SEND_BANK' },
    approved: { status: 'APPROVED' },
    refused: { status: 'CANCEL' },
  },
  example: { status: 'PROCESSING', offer: { financingLimit: 700_000_000 } },
  table: (db) => db.financeRequest,
  make: ({ id, offer, status, agreement, isComplete, moves }, { world }) => {
    const now = world.clock.now();
    const { organizationId, bankId, financingLimit, interestRate } = offer;
    const signed =
      status === 'APPROVED' && agreement === undefined
        ? financeAgreement.make(world, {
            organization: organizationId,
            bank: bankId,
            financingLimit,
            interestRate,
          })
        : agreement;
    const way = WAYS[status];
    const at = (step: number): string => toInstant(now - (way.length - 1 - step) * DAY);
    seedForm(
      world,
      { id, organizationId, personId: () => world.randomness.uuid() },
      { isComplete },
    );
    return world.db.financeRequest.create({
      id,
      organizationId,
      offerId: offer.id,
      status,
      createdDateTime: at(0),
      sentAt: moves ? now : null,
      statusHistory: way.map((name, step) => `${name} ${at(step)}`),
      agreementId: signed?.id ?? null,
    });
  },
  removed: ({ id }, { db }) => db.financeForm.delete(id),
});

export const financeInvoice = builder({
  about: 'a bill of a bank under an agreement',
  fields: {
    agreement: reference(
      'financeAgreement',
      financeAgreement,
      fresh('financeAgreement', financeAgreement, {}),
    ),
    number: text(made('«НБР-N»', ({ n }) => `НБР-${2000 + n}`)),
    status: oneOf(['UNPAID', 'PARTIALLY_PAID', 'PAID', 'OVERDUE', 'CANCELLED'], always('UNPAID')),
    amount: kopeks(always(rubles(61_000))),
    vatAmount: kopeks(derived('22 % within the amount')),
    date: day(inDays(-14)),
    dueDate: day(derived('today + 10 days; yesterday where OVERDUE')),
    purpose: text(always('Оплата комиссии за финансирование')),
  },
  variants: { paid: { status: 'PAID' }, overdue: { status: 'OVERDUE' } },
  example: { status: 'OVERDUE', amount: 12_300_000 },
  table: (db) => db.financeInvoice,
  make: ({ agreement, status, vatAmount, dueDate, ...bill }, making) =>
    making.world.db.financeInvoice.create({
      ...bill,
      organizationId: agreement.organizationId,
      agreementId: agreement.id,
      vatAmount: vatAmount ?? vatOf(bill.amount),
      dueDate: dueDate ?? inDays(status === 'OVERDUE' ? -1 : 10).make(making),
      periodStartDate: null,
      periodEndDate: null,
      isCancelled: status === 'CANCELLED',
      paidAmount:
        status === 'PAID'
          ? bill.amount
          : status === 'PARTIALLY_PAID'
            ? Math.floor(bill.amount / 2)
            : 0,
      paidDate: status === 'PAID' ? inDays(0).make(making) : null,
      fileId: null,
    }),
});

export const DEBTOR_IDS = DEBTORS.map(({ id }) => id);

export const financeRule = builder({
  about: 'a rule that orders financing by itself',
  fields: {
    agreement: reference(
      'financeAgreement',
      financeAgreement,
      fresh('financeAgreement', financeAgreement, {}),
    ),
    name: text(made('«Правило N»', ({ n }) => `Правило ${n}`)),
    debtorIds: someOf(DEBTOR_IDS, always([])),
    minAmount: nullable(kopeks(always(null))),
    maxAmount: nullable(kopeks(always(null))),
    minDaysToPayment: nullable(whole(always(null))),
    dailyLimit: nullable(kopeks(always(null))),
    startDate: day(inDays(0)),
    endDate: nullable(day(always(null))),
    active: flag(always(true)),
  },
  variants: {},
  example: { name: 'Крупные требования', minAmount: 150_000_000 },
  table: (db) => db.financeRule,
  make: ({ agreement, ...rule }, { world }) =>
    world.db.financeRule.create({
      ...rule,
      organizationId: agreement.organizationId,
      agreementId: agreement.id,
      debtorIds: [...rule.debtorIds],
    }),
});
