import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';
import { financingStatuses } from '../../../../domain/statuses/financeStatuses';
import { shownStatus } from '../../../../domain/shownRow';
import { countOf } from '../../../../lib/countOf';
import { moscowDay } from '../../../../lib/isoDay';
import { estimatedFee, feeTerms, isEstimable, type FeeSource } from '../../estimate';
import { bankOf } from '../../shownValues';

/**
 * Returns the fee that the dialog of an order shows, counted from today. The server may count from another day, but one
 * object must not show two fees.
 */
function expectedFee(lent: FeeSource): number | null {
  const terms = feeTerms(lent, moscowDay());
  return isEstimable(terms) ? estimatedFee([terms]) : null;
}

/** Returns the texts of a row of the registry; sums are kopeks. */
export function shownObject(object: FinancingObject) {
  const { id, supply, debtor, agreement, status, overdueDays = 0 } = object;
  const statusName = status?.name ?? '';
  const lent = {
    claimAmount: object.claimAmount,
    financingPercent: object.financingPercent,
    interestRate: object.interestRate,
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
    // The bank's fee after the repayment, an estimate before it; null if there is neither.
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

/** A financing object for display. */
export type ShownObject = ReturnType<typeof shownObject>;

/** Returns «3 объекта». */
export const objectsText = (count: number) => countOf(count, 'объект', 'объекта', 'объектов');

/**
 * Returns whether financing can be ordered for the object. B18: only available objects can be ordered, at most 1000.
 */
export function isOrderable({ statusName }: ShownObject): boolean {
  return statusName === 'AVAILABLE';
}

/** Statuses that change without an action of the customer, by a check or a payment. */
const MOVING: readonly string[] = [
  'CHECKING',
  'CONFIRMED',
  'ORDERED',
  'FINANCED',
  'PARTIALLY_PAID',
];

/** Returns whether the status may change without an action of the customer. */
export function isMoving({ statusName }: ShownObject): boolean {
  return MOVING.includes(statusName);
}

/** Statuses before an order: the object can still be excluded from financing. */
const EXCLUDABLE: readonly string[] = ['CHECKING', 'CONFIRMED', 'AVAILABLE'];

/** Returns whether the object can be excluded. */
export function isExcludable({ statusName }: ShownObject): boolean {
  return EXCLUDABLE.includes(statusName);
}

/** Returns true for a repaid or excluded object: its term is then irrelevant. */
export function isFinished({ statusName }: ShownObject): boolean {
  return statusName === 'REPAID' || statusName === 'EXCLUDED';
}

/** Returns an object in its state after the exclusion. */
export function asExcluded<Row extends ShownObject>(object: Row): Row {
  const status = shownStatus(financingStatuses, { name: 'EXCLUDED' });
  return { ...object, status, statusName: 'EXCLUDED' };
}
