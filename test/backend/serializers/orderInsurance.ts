import type { Row } from '../db';
import type { Operations } from '../generated/operations';
import type {
  Claim,
  ClaimRow,
  Order,
  OrderRow,
  SellerDocument,
  SellerDocumentRow,
  SenderInvoice,
  SenderInvoiceRow,
} from '../tables/sender';

/** Removes the owner of the row. */
export function toOrder({ organizationId: _owner, ...order }: OrderRow): Order {
  return order;
}

export function toClaim({ organizationId: _owner, ...claim }: ClaimRow): Claim {
  return claim;
}

export function toSenderInvoice({
  organizationId: _owner,
  ...invoice
}: SenderInvoiceRow): SenderInvoice {
  return invoice;
}

export function toSellerDocument({
  organizationId: _owner,
  ...document
}: SellerDocumentRow): SellerDocument {
  return document;
}

type Credential = Operations['createCredential']['response'];

/** Leaves out the secret of the credential. */
export function toCredential(row: Row<'credential'>): Credential {
  return {
    id: row.id,
    clientId: row.clientId,
    clientSecret: null,
    serviceType: row.serviceType === 'COURIER' ? 'COURIER' : 'MARKETPLACE',
    secretType: 'OAUTH',
    contractNumber: row.contractNumber,
  };
}
