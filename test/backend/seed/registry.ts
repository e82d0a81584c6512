import { DAY, toDate } from '../core/clock';
import { SEVERNY_VETER } from '../scenarios/companies';
import { DEBTORS } from '../scenarios/finance/debtors';
import {
  objectRow,
  paidOf,
  registrySeed,
  supplyFileId,
  supplyRow,
  vatOf,
} from '../scenarios/finance/registry';
import { FINANCING_STATUSES } from '../scenarios/finance/seedRegistries';
import { toAgreementReference } from '../serializers/financeAgreement';
import type { World } from '../world';
import { builder, fresh, reference, refusal } from './builder';
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
  text,
} from './fields';
import { DEBTOR_IDS, financeAgreement } from './finance';
import { ownedBy } from './people';

const seedOf = (world: World, organizationId: string) =>
  registrySeed(world, { organizationId, mark: '9' });

export const supply = builder({
  about: 'a delivery on deferred payment',
  fields: {
    organization: ownedBy(SEVERNY_VETER),
    status: oneOf(FINANCING_STATUSES, always('CONFIRMED')),
    number: text(made('«УПД-N»', ({ n }) => `УПД-${700_000 + n}`)),
    debtor: oneOf(DEBTOR_IDS, always('debtor-tehnoprom')),
    amount: kopeks(always(rubles(1_000_000))),
    documentDate: day(derived('the deferral before the payment')),
    paymentDate: day(derived('as the status asks for')),
    contractNumber: nullable(text(always('П-10/2025'))),
  },
  variants: { repaid: { status: 'REPAID' }, overdue: { status: 'OVERDUE' } },
  example: { debtor: 'debtor-volga', amount: 250_000_000 },
  table: (db) => db.supply,
  // The id of a supply must have this prefix, because `supplyOfFile` derives the id from the file's id.
  idOf: (uuid) => `f6${uuid.slice(2)}`,
  make: ({ organization, status, debtor, amount, ...values }, { world, n }) => {
    const row = supplyRow(seedOf(world, organization.id), n, status);
    const { contractNumber, number } = values;
    const paymentDate = values.paymentDate ?? row.paymentDate;
    return world.db.supply.insert({
      ...row,
      id: values.id,
      number,
      amount,
      vatAmount: vatOf(amount),
      debtSum: amount - paidOf(status, amount),
      debtor: DEBTORS.find(({ id }) => id === debtor) ?? DEBTORS[0],
      paymentDate,
      documentDate: values.documentDate ?? toDate(Date.parse(paymentDate) - row.deferralDays * DAY),
      contractNumber,
      contractDate: contractNumber === null ? null : '2025-02-03',
      files:
        row.files.length > 0 && values.id.startsWith('f6')
          ? [{ id: supplyFileId(values.id), name: `${number}.pdf` }]
          : [],
    });
  },
});

export const financingObject = builder({
  about: 'a claim against a buyer that a bank finances; its supply gives status, sum and buyer',
  fields: {
    supply: reference('supply', supply, fresh('supply', supply, { status: 'AVAILABLE' })),
    agreement: reference('financeAgreement', financeAgreement, derived('a new financeAgreement')),
    number: text(made('«ТР-N»', ({ n }) => `ТР-${700_000 + n}`)),
    financingPercent: percent(always(80)),
    recourse: flag(always(false)),
  },
  variants: {
    financed: { supply: { status: 'FINANCED' } },
    overdue: { supply: { status: 'OVERDUE' } },
  },
  example: { supply: { status: 'FINANCED', amount: 40_000_000 } },
  table: (db) => db.financingObject,
  make: ({ supply: delivery, agreement, ...values }, { world, n }) => {
    const { organizationId } = delivery;
    const signed = agreement ?? financeAgreement.make(world, { organization: organizationId });
    if (signed.organizationId !== organizationId) {
      throw refusal('agreement', 'belongs to another organization than the supply');
    }
    const terms = {
      reference: toAgreementReference(world, signed),
      interestRate: signed.interestRate,
    };
    const row = objectRow(seedOf(world, organizationId), n, delivery, terms);
    const financingAmount = Math.floor((row.claimAmount * values.financingPercent) / 100);
    return world.db.financingObject.insert({ ...row, ...values, financingAmount });
  },
});
