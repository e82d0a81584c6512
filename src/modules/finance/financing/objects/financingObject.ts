import type { FinancingObject } from '../../../../api/endpoints/financeRegistry';
import { countOf } from '../../../../lib/countOf';
import { moscowDay } from '../../../../lib/isoDay';
import { estimatedFee, feeTerms, isEstimable } from '../../estimate';

/**
 * Returns the bank's fee of a repaid object, otherwise an estimate; undefined if a figure is missing. The estimate
 * counts the days as the dialog of an order does, because one object must not show two fees.
 */
export function feeOf(object: FinancingObject): number | undefined {
  if (object.status?.name === 'REPAID') return object.commission;
  const terms = feeTerms(object, moscowDay());
  return isEstimable(terms) ? estimatedFee([terms]) : undefined;
}

/** Returns «≈» before the repayment, because the fee is an estimate; empty for a repaid object. */
export const aboutSign = ({ status }: FinancingObject) =>
  status?.name === 'REPAID' ? '' : '≈\u00A0';

/** Returns «3 объекта». */
export const objectsText = (count: number) => countOf(count, 'объект', 'объекта', 'объектов');

const hasStatus =
  (...names: readonly string[]) =>
  ({ status }: FinancingObject): boolean =>
    names.includes(status?.name ?? '');

/**
 * Returns whether financing can be ordered for the object. B18: only available objects can be ordered, at most 1000.
 */
export const isOrderable = hasStatus('AVAILABLE');

/** Returns true if the status may change without an action of the user, for example after a check or a payment. */
export const isMoving = hasStatus('CHECKING', 'CONFIRMED', 'ORDERED', 'FINANCED', 'PARTIALLY_PAID');

/** Returns true if the object can be excluded from financing, because it is not ordered yet. */
export const isExcludable = hasStatus('CHECKING', 'CONFIRMED', 'AVAILABLE');

/** Returns true for a repaid or excluded object, whose due date no longer matters. */
export const isFinished = hasStatus('REPAID', 'EXCLUDED');
