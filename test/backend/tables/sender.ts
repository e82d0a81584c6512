import { nullable, oneOf, primaryKey } from '@mswjs/data';
import { Registry } from '../core/registry';
import type { Operations } from '../generated/operations';

export type Order = Operations['getOrder']['response'];
export type Claim = Operations['getClaim']['response'];
export type SenderInvoice = Operations['findSenderInvoices']['response']['content'][number];
export type SellerDocument = Operations['findSellerDocuments']['response']['content'][number];

/** Owner of a row, which no response contains. */
interface Owned {
  readonly organizationId: string;
}

export type OrderRow = Order & Owned;
export type ClaimRow = Claim & Owned;
export type SenderInvoiceRow = SenderInvoice & Owned;
export type SellerDocumentRow = SellerDocument & Owned;

export const senderModels = () => ({
  credential: {
    id: primaryKey(String),
    organizationId: String,
    organization: oneOf('organization'),
    clientId: String,
    serviceType: String,
    secretType: String,
    contractNumber: nullable(String),
  },
  /** Terms and status of a product for an organization. Without an offer, there is no row. */
  orderInsurance: {
    id: primaryKey(String),
    organizationId: String,
    organization: oneOf('organization'),
    product: String,
    /** Current price of the insurance, in kopeks. */
    price: Number,
    /** Price at the last activation of the insurance, in kopeks; null before the first one. */
    acceptedPrice: nullable(Number),
    isOn: Boolean,
    startDateTime: nullable(String),
    endDateTime: nullable(String),
  },
  /** Contracts with the courier service that have an offer. */
  courierContract: {
    contractNumber: primaryKey(String),
  },
  disableAnswer: {
    id: primaryKey(String),
    organizationId: String,
    reasonIds: () => [] as string[],
    comment: nullable(String),
    createdDateTime: String,
  },
  plannedMove: {
    id: primaryKey(String),
    /** ORDER, CLAIM or OBJECTION. */
    subject: String,
    subjectId: String,
    status: String,
    /** Epoch milliseconds. */
    at: Number,
  },
  /** Last month for which the monthly claims of an organization were prepared. */
  monthlyClaimRun: {
    organizationId: primaryKey(String),
    month: String,
  },
});

export function createSenderRegistries() {
  return {
    order: new Registry<OrderRow>(),
    claim: new Registry<ClaimRow>(),
    senderInvoice: new Registry<SenderInvoiceRow>(),
    sellerDocument: new Registry<SellerDocumentRow>(),
  };
}
