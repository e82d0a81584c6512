import type { FinancingObject, FinancingObjectRow, Supply, SupplyRow } from '../tables/finance';

/** Removes the owner of the row. */
export function toSupply({ organizationId: _owner, ...supply }: SupplyRow): Supply {
  return supply;
}

/** Removes the owner of the row. */
export function toFinancingObject({
  organizationId: _owner,
  ...object
}: FinancingObjectRow): FinancingObject {
  return object;
}
