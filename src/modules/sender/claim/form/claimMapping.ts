import type { Claim, ClaimUpdate, NewClaim, Order } from '../../../../api/endpoints/sender';
import { fieldsOf } from '../../../../lib/fieldsOf';
import { readEntry, writeEntry } from '../../../../blocks/steps/fieldTable';
import { claimTable, type ClaimDocumentValues, type ClaimValues } from './claimTable';
import { orderItems } from './orderItems';

/** The documents of a claim, each file once; whatever has no file is left out. */
export function readDocuments(claim: unknown): ClaimDocumentValues[] {
  return claimTable.documents.kind.read(fieldsOf(claim)['documents']);
}

/** A claim of the server as the fields show it; of an order without one, an empty form. */
export function readClaim(claim: Partial<Claim> | undefined, order: Partial<Order>): ClaimValues {
  const { items, ...rest } = readEntry(claimTable, claim);
  const claimed = new Map(items.map((item) => [item.id, item]));
  return { ...rest, items: orderItems(order).map(({ id }) => claimed.get(id) ?? { id }) };
}

/** The typed form for the server; null for what is not filled in or is not what it should be. */
export function writeClaim(values: ClaimValues): ClaimUpdate {
  const { type, ...rest } = writeEntry(claimTable, values);
  return { ...(type !== undefined && { type }), ...rest };
}

/** The first version of a claim; undefined while it is not said what happened. */
export function writeNewClaim(orderId: string, values: ClaimValues): NewClaim | undefined {
  const { type, ...rest } = writeClaim(values);
  return type === undefined ? undefined : { ...rest, orderId, type };
}
