import type { FinancingObject, FinancingObjectRow, Supply, SupplyRow } from '../tables/finance';

/** Converts a supply for the contract; removes its owner. */
export function toSupply({ organizationId: _owner, ...supply }: SupplyRow): Supply {
  return supply;
}

/** Converts a financing object for the contract; removes its owner. */
export function toFinancingObject({
  organizationId: _owner,
  ...object
}: FinancingObjectRow): FinancingObject {
  return object;
}
