import { DAY, toDate } from '../../core/clock';
import type { Randomness } from '../../core/randomness';
import { financingStatus, type FinancingStatusName } from '../../serializers/financeStatuses';
import type { FinancingObjectRow, SupplyRow } from '../../tables/finance';
import type { World } from '../../world';
import { DEBTORS } from './debtors';
import { financeIds, type Owner } from './owners';

/** VAT since 2026, in percent. */
const VAT = 22;

/** Returns the VAT that a sum includes, in the unit of the sum. */
export const vatOf = (amount: number): number => Math.round((amount * VAT) / (100 + VAT));

const DEFERRALS = [30, 45, 60, 90, 120] as const;

/** Days from today to the payment for each status, minimum and maximum. */
const DUE: Readonly<Record<FinancingStatusName, readonly [number, number]>> = {
  CHECKING: [25, 89],
  CONFIRMED: [20, 80],
  AVAILABLE: [3, 85],
  ORDERED: [10, 70],
  FINANCED: [0, 60],
  PARTIALLY_PAID: [1, 30],
  REPAID: [-180, -8],
  OVERDUE: [-28, -1],
  RECOURSE: [-110, -45],
  EXCLUDED: [5, 60],
};

/** The agreement of an object, with the terms that the object needs. */
export interface ObjectAgreement {
  readonly reference: FinancingObjectRow['agreement'];
  readonly interestRate: number;
}

export interface RegistrySeed {
  readonly owner: Owner;
  readonly randomness: Randomness;
  /** Start of today (midnight UTC of the Moscow date), epoch milliseconds. */
  readonly now: number;
  /** Returns the date this number of days from today. It is cached, because there are 100 000 rows. */
  dateIn(days: number): string;
  supplyId(n: number): string;
  objectId(n: number): string;
}

export function registrySeed({ clock, randomness }: World, owner: Owner): RegistrySeed {
  const now = Date.parse(toDate(clock.now()));
  const dates = new Map<number, string>();
  return {
    owner,
    randomness,
    now,
    dateIn: (days) => {
      const date = dates.get(days) ?? toDate(now + days * DAY);
      dates.set(days, date);
      return date;
    },
    supplyId: financeIds('supply', owner),
    objectId: financeIds('object', owner),
  };
}

type DocumentType = SupplyRow['documentType'];

const DOCUMENTS: readonly [DocumentType, string][] = [
  ['UPD', 'УПД'],
  ['WAYBILL', 'ТОРГ'],
  ['ACT', 'АКТ'],
];

export function supplyRow(
  { owner, randomness, dateIn, supplyId }: RegistrySeed,
  n: number,
  status: FinancingStatusName,
): SupplyRow {
  const [from, to] = DUE[status];
  const dueInDays = randomness.integer(from, to);
  const deferralDays =
    DEFERRALS.find((days) => days > dueInDays && randomness.next() < 0.5) ?? DEFERRALS[4];
  const documentDate = dateIn(dueInDays - deferralDays);
  const [documentType, prefix] = DOCUMENTS[n % 5 === 3 ? 1 : n % 11 === 7 ? 2 : 0] ?? [
    'UPD',
    'УПД',
  ];
  const serial = `${documentDate.slice(0, 4)}-${String(411 + n).padStart(4, '0')}`;
  const amount = randomness.integer(15_000_000, 300_000_000);
  // The rule in the contract's example names the buyer of the first supply.
  const debtor = n === 1 ? DEBTORS[0] : pick(randomness, DEBTORS);
  const hasContract = n % 9 !== 5;
  const id = supplyId(n);
  return {
    id,
    organizationId: owner.organizationId,
    number: `${prefix}-${serial}`,
    documentType,
    documentDate,
    invoiceNumber: documentType === 'ACT' ? null : serial,
    invoiceDate: documentType === 'ACT' ? null : documentDate,
    contractNumber: hasContract ? `П-${10 + (n % 70)}/2025` : null,
    contractDate: hasContract ? '2025-02-03' : null,
    debtor,
    amount,
    vatAmount: vatOf(amount),
    deferralDays,
    paymentDate: dateIn(dueInDays),
    fullPaymentDate: status === 'REPAID' ? dateIn(dueInDays - 3) : null,
    debtSum: amount - paidOf(status, amount),
    status: financingStatus(status),
    // A repaid supply has no files, because its documents are archived.
    files: status === 'REPAID' ? [] : [{ id: supplyFileId(id), name: `${prefix}-${serial}.pdf` }],
  };
}

export function objectRow(
  { owner, randomness, now, objectId }: RegistrySeed,
  n: number,
  supply: SupplyRow,
  { reference, interestRate }: ObjectAgreement,
): FinancingObjectRow {
  const status = supply.status.name;
  const claimAmount = supply.amount;
  const financingPercent = randomness.next() < 0.7 ? 80 : 90;
  const financingAmount = Math.floor((claimAmount * financingPercent) / 100);
  const repaidAmount = claimAmount - supply.debtSum;
  const documentAt = Date.parse(supply.documentDate);
  const dueAt = Date.parse(supply.paymentDate);
  const orderedAt = Math.min(documentAt + 2 * DAY, now);
  const financedAt = WAS_FINANCED.has(status) ? Math.min(orderedAt + DAY, now) : null;
  // Days from the payout to the due date; from today if there was no payout.
  const lentDays = Math.max(0, Math.round((dueAt - dayOf(financedAt ?? now)) / DAY));
  return {
    id: objectId(n),
    organizationId: owner.organizationId,
    number: `ТР-${supply.documentDate.slice(0, 4)}-${String(300 + n).padStart(4, '0')}`,
    supply: { id: supply.id, number: supply.number, documentDate: supply.documentDate },
    agreement: reference,
    debtor: supply.debtor,
    claimAmount,
    financingPercent,
    financingAmount,
    remainder: supply.debtSum,
    interestRate,
    commission: Math.round(
      (claimAmount * financingPercent * interestRate * lentDays) / (100 * 100 * 365),
    ),
    orderDate: WAS_ORDERED.has(status) ? toDate(orderedAt) : null,
    financingDate: financedAt === null ? null : toDate(financedAt),
    plannedRepaymentDate: supply.paymentDate,
    repaidAmount,
    overdueDays: status === 'OVERDUE' ? Math.round((now - dueAt) / DAY) : 0,
    recourse: n % 4 === 1,
    status: supply.status,
  };
}

/** Returns midnight UTC of the Moscow date of an instant, because `Date.parse` reads dates as UTC. */
const dayOf = (at: number) => Date.parse(toDate(at));

const WAS_FINANCED = new Set(['FINANCED', 'PARTIALLY_PAID', 'REPAID', 'OVERDUE', 'RECOURSE']);
const WAS_ORDERED = new Set([...WAS_FINANCED, 'ORDERED']);

/** Returns the id of the file of a supply. The file is generated on demand. */
export function supplyFileId(supplyId: string): string {
  return `f9${supplyId.slice(2)}`;
}

/** Returns the supply of a file; null for other ids. */
export function supplyOfFile({ db }: World, fileId: string): SupplyRow | null {
  return fileId.startsWith('f9') ? db.supply.get(`f6${fileId.slice(2)}`) : null;
}

/** Returns the sum that the buyer has paid for a supply in this status. */
export function paidOf(status: FinancingStatusName, amount: number): number {
  if (status === 'REPAID') return amount;
  return status === 'PARTIALLY_PAID' ? Math.floor(amount * 0.4) : 0;
}

export function pick<Item>(randomness: Randomness, items: readonly [Item, ...Item[]]): Item {
  return items[randomness.integer(0, items.length - 1)] ?? items[0];
}
