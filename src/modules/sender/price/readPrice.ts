/**
 * What the insurance of one order costs, in kopeks; null where the server told no price that could be
 * agreed to (specification, section 8: a failed call is no price).
 */
export function readPrice(insurancePrice: number | null | undefined): number | null {
  return typeof insurancePrice === 'number' && insurancePrice >= 0 ? insurancePrice : null;
}
