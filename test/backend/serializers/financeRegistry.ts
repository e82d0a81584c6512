import type { FinancingObject, FinancingObjectRow, Supply, SupplyRow } from '../tables/finance';

/** A supply as the contract shows it: without its owner. */
export function toSupply({ organizationId: _owner, ...supply }: SupplyRow): Supply {
  return supply;
}

/** A financing object as the contract shows it: without its owner. */
export function toFinancingObject({
  organizationId: _owner,
  ...object
}: FinancingObjectRow): FinancingObject {
  return object;
}
