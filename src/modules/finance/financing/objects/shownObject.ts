import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { shownStatus } from '../../../../domain/statuses/shownStatus';
import type { Status } from '../../../../domain/statuses/status';
import { moscowDay } from '../../../../lib/isoDay';
import { estimatedFee, feeTerms, isEstimable, type LentObject } from '../../estimate';
import { bankOf } from '../agreements/bankOf';

/** A financing object as it is shown. */
export interface ShownObject {
  id: string;
  /** Number of the claim. */
  number: string;
  supplyId: string;
  supplyNumber: string;
  supplyDate: string;
  buyer: string;
  itn: string;
  agreementId: string;
  agreementNumber: string;
  bank: string;
  /** Kopeks, as all sums here. */
  claimAmount: number | undefined;
  financingAmount: number | undefined;
  /** The bank's fee: what it has charged, before the repayment an estimate; null for neither. */
  fee: number | null;
  remainder: number | undefined;
  repaidAmount: number | undefined;
  /** Percents. */
  percent: number | undefined;
  rate: number | undefined;
  orderDate: string;
  financingDate: string;
  plannedRepaymentDate: string;
  /** 0 where nothing is late. */
  overdueDays: number;
  recourse: boolean;
  status: Status;
  /** The code of the status. */
  statusName: string;
}

/** By the rule of the order's dialog: the server may count other days, and one object has one fee. */
function expectedFee(lent: LentObject): number | null {
  const terms = feeTerms(lent, moscowDay());
  return isEstimable(terms) ? estimatedFee([terms]) : null;
}

/** A row of the registry, in words. */
export function shownObject(object: FinancingObject): ShownObject {
  const { id, supply, debtor, agreement, status, overdueDays = 0 } = object;
  const statusName = status?.name ?? '';
  const lent = {
    claimAmount: object.claimAmount,
    percent: object.financingPercent,
    rate: object.interestRate,
    financingDate: object.financingDate ?? '',
    plannedRepaymentDate: object.plannedRepaymentDate ?? '',
  };
  return {
    ...lent,
    id,
    number: object.number ?? '',
    supplyId: supply?.id ?? '',
    supplyNumber: supply?.number ?? '',
    supplyDate: supply?.documentDate ?? '',
    buyer: debtor?.name ?? '',
    itn: debtor?.itn ?? '',
    agreementId: agreement?.id ?? '',
    agreementNumber: agreement?.number ?? '',
    bank: bankOf(agreement).name,
    financingAmount: object.financingAmount,
    fee: statusName === 'REPAID' ? (object.commission ?? null) : expectedFee(lent),
    remainder: object.remainder,
    repaidAmount: object.repaidAmount,
    orderDate: object.orderDate ?? '',
    overdueDays: Math.max(0, overdueDays),
    recourse: object.recourse === true,
    status: shownStatus(financingStatuses, status),
    statusName,
  };
}

/** Whether financing can be ordered for the object (README.md, rule B18). */
export function isOrderable({ statusName }: ShownObject): boolean {
  return statusName === 'AVAILABLE';
}

/** Statuses that end by themselves: the server checks, the bank pays, the buyer does. */
const MOVING: readonly string[] = [
  'CHECKING',
  'CONFIRMED',
  'ORDERED',
  'FINANCED',
  'PARTIALLY_PAID',
];

/** Whether the status moves on without the customer. */
export function isMoving({ statusName }: ShownObject): boolean {
  return MOVING.includes(statusName);
}

/** What can still be taken out of financing: nobody has ordered it. */
const EXCLUDABLE: readonly string[] = ['CHECKING', 'CONFIRMED', 'AVAILABLE'];

/** Whether the object can be excluded. */
export function isExcludable({ statusName }: ShownObject): boolean {
  return EXCLUDABLE.includes(statusName);
}
