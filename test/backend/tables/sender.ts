import { nullable, oneOf, primaryKey } from '@mswjs/data';
import { Registry } from '../core/registry';
import type { Operations } from '../generated/operations';

export type Order = Operations['getOrder']['response'];
export type Claim = Operations['getClaim']['response'];
export type SenderInvoice = Operations['findSenderInvoices']['response']['content'][number];
export type SellerDocument = Operations['findSellerDocuments']['response']['content'][number];

/** Owner of the row; no response contains it. */
interface Owned {
  readonly organizationId: string;
}

export type OrderRow = Order & Owned;
export type ClaimRow = Claim & Owned;
export type SenderInvoiceRow = SenderInvoice & Owned;
export type SellerDocumentRow = SellerDocument & Owned;

/** Returns the small tables of order insurance, for @mswjs/data. */
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
  /** Terms and status of a product for an organization; an organization that has no offer has no row. */
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
  /** Contracts of the courier service with an offer. */
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
  /** A planned change of status. */
  plannedMove: {
    id: primaryKey(String),
    /** Kind of the subject: ORDER, CLAIM or OBJECTION. */
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

/** Creates the registries of order insurance, with rows as in the contract. */
export function createSenderRegistries() {
  return {
    order: new Registry<OrderRow>(),
    claim: new Registry<ClaimRow>(),
    senderInvoice: new Registry<SenderInvoiceRow>(),
    sellerDocument: new Registry<SellerDocumentRow>(),
  };
}
