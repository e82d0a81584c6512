import { fieldsOf } from '../../../lib/fieldsOf';

/**
 * What the insurance of one order costs, in kopeks; null where the server told no price that could be
 * agreed to (specification, section 8: a failed call is no price).
 */
export function readPrice(answer: unknown): number | null {
  const { insurancePrice } = fieldsOf(answer);
  const isPrice =
    typeof insurancePrice === 'number' &&
    Number.isSafeInteger(insurancePrice) &&
    insurancePrice >= 0;
  return isPrice ? insurancePrice : null;
}
