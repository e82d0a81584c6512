import type { Decoded } from '../answers/decoded';
import { claim } from './shapes/sender';
import { contractCheck } from './shapes/sender';
import { disableReason } from './shapes/sender';
import { insuranceActivated } from './shapes/sender';
import { insurancePrice } from './shapes/sender';
import { order } from './shapes/sender';
import { orderDashboard } from './shapes/sender';
import { orderStatus } from './shapes/sender';
import { senderInvoice } from './shapes/sender';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkContractNumber: build.mutation<
      Decoded<CheckContractNumberApiResponse>,
      CheckContractNumberApiArg
    >({
      query: (queryArg) => ({
        shape: contractCheck,
        url: `/v1/sender/checking-prefix/${encodeURIComponent(queryArg.contractNumber)}`,
        method: 'POST',
      }),
    }),
    getOrderStatuses: build.query<Decoded<GetOrderStatusesApiResponse>, GetOrderStatusesApiArg>({
      query: () => ({ shape: [orderStatus, '*'], url: `/v1/sender/order/directory/status` }),
    }),
    getOrderDashboard: build.query<Decoded<GetOrderDashboardApiResponse>, GetOrderDashboardApiArg>({
      query: () => ({ shape: orderDashboard, url: `/v1/sender/order/dashboard` }),
    }),
    findOrders: build.query<Decoded<FindOrdersApiResponse>, FindOrdersApiArg>({
      query: (queryArg) => ({
        shape: [order, '*p'],
        url: `/v1/sender/order/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
    getOrder: build.query<Decoded<GetOrderApiResponse>, GetOrderApiArg>({
      query: (queryArg) => ({
        shape: order,
        url: `/v1/sender/order/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
    findClaims: build.query<Decoded<FindClaimsApiResponse>, FindClaimsApiArg>({
      query: (queryArg) => ({
        shape: [claim, '*p'],
        url: `/v1/sender/claim/find`,
        method: 'POST',
        body: queryArg.claimSearch,
      }),
    }),
    createClaim: build.mutation<Decoded<CreateClaimApiResponse>, CreateClaimApiArg>({
      query: (queryArg) => ({
        shape: claim,
        url: `/v1/sender/claim`,
        method: 'POST',
        body: queryArg.newClaim,
      }),
    }),
    getClaim: build.query<Decoded<GetClaimApiResponse>, GetClaimApiArg>({
      query: (queryArg) => ({
        shape: claim,
        url: `/v1/sender/claim/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
    updateClaim: build.mutation<Decoded<UpdateClaimApiResponse>, UpdateClaimApiArg>({
      query: (queryArg) => ({
        shape: claim,
        url: `/v1/sender/claim/${encodeURIComponent(queryArg.id)}`,
        method: 'PUT',
        body: queryArg.claimUpdate,
      }),
    }),
    deleteClaim: build.mutation<DeleteClaimApiResponse, DeleteClaimApiArg>({
      query: (queryArg) => ({
        url: `/v1/sender/claim/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
    excludeClaimOrders: build.mutation<
      Decoded<ExcludeClaimOrdersApiResponse>,
      ExcludeClaimOrdersApiArg
    >({
      query: (queryArg) => ({
        shape: claim,
        url: `/v1/sender/claim/${encodeURIComponent(queryArg.id)}/exclusions`,
        method: 'PUT',
        body: queryArg.claimExclusions,
      }),
    }),
    submitClaim: build.mutation<Decoded<SubmitClaimApiResponse>, SubmitClaimApiArg>({
      query: (queryArg) => ({
        shape: claim,
        url: `/v1/sender/claim/${encodeURIComponent(queryArg.id)}/submit`,
        method: 'POST',
      }),
    }),
    createObjection: build.mutation<Decoded<CreateObjectionApiResponse>, CreateObjectionApiArg>({
      query: (queryArg) => ({
        shape: claim,
        url: `/v1/sender/objection`,
        method: 'POST',
        body: queryArg.newObjection,
      }),
    }),
    activateInsurance: build.mutation<
      Decoded<ActivateInsuranceApiResponse>,
      ActivateInsuranceApiArg
    >({
      query: (queryArg) => ({
        shape: insuranceActivated,
        url: `/v1/sender/insurance/activate`,
        method: 'POST',
        params: {
          insurancePrice: queryArg.insurancePrice,
        },
      }),
    }),
    deactivateInsurance: build.mutation<DeactivateInsuranceApiResponse, DeactivateInsuranceApiArg>({
      query: () => ({ url: `/v1/sender/insurance/deactivate`, method: 'POST' }),
    }),
    getInsurancePrice: build.query<Decoded<GetInsurancePriceApiResponse>, GetInsurancePriceApiArg>({
      query: () => ({ shape: insurancePrice, url: `/v1/sender/insurance/client-insurance-price` }),
    }),
    getDisableReasons: build.query<Decoded<GetDisableReasonsApiResponse>, GetDisableReasonsApiArg>({
      query: () => ({
        shape: [disableReason, '*'],
        url: `/v1/sender/subscription/disable-reasons`,
      }),
    }),
    sendDisableReasons: build.mutation<SendDisableReasonsApiResponse, SendDisableReasonsApiArg>({
      query: (queryArg) => ({
        url: `/v1/sender/subscription/disable-reasons`,
        method: 'POST',
        body: queryArg.disableReasonsAnswer,
      }),
    }),
    findSenderInvoices: build.query<
      Decoded<FindSenderInvoicesApiResponse>,
      FindSenderInvoicesApiArg
    >({
      query: (queryArg) => ({
        shape: [senderInvoice, '*p'],
        url: `/v1/sender/invoice/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
  }),
});
export { injectedRtkApi as senderApi };
export type CheckContractNumberApiResponse =
  /** status 200 Whether there is an offer. */ ContractCheck;
export type CheckContractNumberApiArg = {
  /** Number of the sender's contract with the courier service, without spaces around it. */
  contractNumber: string;
};
export type GetOrderStatusesApiResponse = /** status 200 All statuses. */ OrderStatus[];
export type GetOrderStatusesApiArg = void;
export type GetOrderDashboardApiResponse =
  /** status 200 Figures of the last six months. */ OrderDashboard;
export type GetOrderDashboardApiArg = void;
export type FindOrdersApiResponse = /** status 200 One page of orders. */ OrderPage;
export type FindOrdersApiArg = {
  searchRequest: SearchRequest;
};
export type GetOrderApiResponse = /** status 200 The order. */ Order;
export type GetOrderApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type FindClaimsApiResponse = /** status 200 One page of claims. */ ClaimPage;
export type FindClaimsApiArg = {
  claimSearch: ClaimSearch;
};
export type CreateClaimApiResponse = /** status 200 The draft. */ Claim;
export type CreateClaimApiArg = {
  newClaim: NewClaim;
};
export type GetClaimApiResponse = /** status 200 The claim. */ Claim;
export type GetClaimApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type UpdateClaimApiResponse = /** status 200 The changed claim. */ Claim;
export type UpdateClaimApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  claimUpdate: ClaimUpdate;
};
export type DeleteClaimApiResponse = void;
export type DeleteClaimApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type ExcludeClaimOrdersApiResponse = /** status 200 The claim with its new sum. */ Claim;
export type ExcludeClaimOrdersApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  claimExclusions: ClaimExclusions;
};
export type SubmitClaimApiResponse = /** status 200 The sent claim. */ Claim;
export type SubmitClaimApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type CreateObjectionApiResponse = /** status 200 The claim with its objection. */ Claim;
export type CreateObjectionApiArg = {
  newObjection: NewObjection;
};
export type ActivateInsuranceApiResponse =
  /** status 200 The insurance is on. */ InsuranceActivated;
export type ActivateInsuranceApiArg = {
  /** Price that the customer accepted, in kopeks, from getInsurancePrice. */
  insurancePrice: Kopeks;
};
export type DeactivateInsuranceApiResponse = void;
export type DeactivateInsuranceApiArg = void;
export type GetInsurancePriceApiResponse = /** status 200 The price. */ InsurancePrice;
export type GetInsurancePriceApiArg = void;
export type GetDisableReasonsApiResponse = /** status 200 The reasons. */ DisableReason[];
export type GetDisableReasonsApiArg = void;
export type SendDisableReasonsApiResponse = void;
export type SendDisableReasonsApiArg = {
  disableReasonsAnswer: DisableReasonsAnswer;
};
export type FindSenderInvoicesApiResponse = /** status 200 One page of bills. */ SenderInvoicePage;
export type FindSenderInvoicesApiArg = {
  searchRequest: SearchRequest;
};
export type ContractCheck = {
  /** False means «Нет предложений». */
  available: boolean;
};
export type OrderStatus = {
  /** Name for the customer, in Russian. */
  name: string;
  /** Code of the status. */
  code:
    | 'CREATED'
    | 'ACCEPTED_AT_SENDER_WAREHOUSE'
    | 'SENT'
    | 'ACCEPTED_AT_DELIVERY_WAREHOUSE'
    | 'OUT_FOR_DELIVERY'
    | 'DELIVERED'
    | 'NOT_DELIVERED'
    | 'DELETED'
    | (string & {});
};
export type ReportingPeriod = {
  /** First day. */
  startDate: string;
  /** Last day, included. */
  endDate: string;
};
export type Kopeks = number;
export type OrdersByStatus = {
  status: OrderStatus;
  /** Number of orders in this status. */
  ordersTotal: number;
};
export type OrdersByMonth = {
  /** Year and month in Moscow time. */
  month: string;
  /** Number of orders created in the month. */
  ordersTotal: number;
  /** Number of them that are insured. */
  insuredOrders: number;
  /** Total of the premiums, in kopeks. */
  premiumSum: Kopeks;
  /** Total of the payments for claims in the month, in kopeks. */
  claimsPaidSum?: Kopeks;
};
export type ComingClaim = {
  /** Day on which the draft is created (at 0:00 Moscow time), the 10th. */
  preparedDate: string;
  /** Month of the claim. */
  period: ReportingPeriod;
  /** Insured orders that came back in the month so far. */
  ordersTotal: number;
  /** Logistics costs of these orders, in kopeks. */
  amount: Kopeks;
};
export type OrderDashboard = {
  period: ReportingPeriod;
  /** Number of orders created in the period. */
  ordersTotal: number;
  /** Number of them that are insured. */
  insuredOrders: number;
  /** Total of the insured sums, in kopeks. */
  insuredSum: Kopeks;
  /** Total of the premiums, in kopeks. */
  premiumSum: Kopeks;
  /** Number of claims sent to the insurance company. */
  claimsTotal: number;
  /** Number of claims with a payment. */
  paidClaims: number;
  /** Total of the payments for claims, in kopeks. */
  claimsPaidSum: Kopeks;
  /** Number of unpaid invoices. */
  unpaidInvoices: number;
  /** One entry for each status of the directory, in its order. */
  byStatus: OrdersByStatus[];
  /** One entry for each month of the period, the earliest first. */
  byMonth: OrdersByMonth[];
  /** The next monthly claim; null if no order was returned yet. */
  comingClaim?: ComingClaim | null;
};
export type Page = {
  /** Number of rows on all pages together. */
  totalElements: number;
  /** Number of pages. */
  totalPages: number;
  /** Number of this page, counted from 0. */
  number: number;
  /** Largest number of rows on a page. */
  size: number;
};
export type Identifier = string;
export type OrderStatusChange = {
  status: OrderStatus;
  /** Time when the order got the status. */
  changedDateTime: string;
};
export type OrderItem = {
  id: Identifier;
  /** Name that the sender gave to the item. */
  name: string;
  /** Number of pieces. */
  quantity: number;
  /** Price of one piece, in kopeks. */
  price: Kopeks;
};
export type ClaimStatus = {
  /** Code of the status. */
  name:
    | 'DRAFT'
    | 'SUBMITTED'
    | 'UNDER_REVIEW'
    | 'DOCUMENTS_REQUESTED'
    | 'APPROVED'
    | 'PARTIALLY_APPROVED'
    | 'REJECTED'
    | 'PAID'
    | 'WITHDRAWN'
    | (string & {});
  /** Name of the status for the customer, in Russian. */
  description: string;
};
export type OrderClaim = {
  id: Identifier;
  /** Number of the claim. */
  number: string;
  status: ClaimStatus;
};
export type Order = {
  id: Identifier;
  /** Number of the order at the sender. */
  orderNumber: string;
  /** Number of the waybill; null until the courier service assigns one. */
  trackNumber: string | null;
  /** Time when the order was created. */
  createdDateTime: string;
  status: OrderStatus;
  /** Statuses of the order so far, the earliest first. */
  statusHistory: OrderStatusChange[];
  /** City that the order is sent from. */
  fromCity: string;
  /** City that the order is sent to. */
  toCity: string;
  /** Объявленная стоимость, in kopeks. */
  declaredValue: Kopeks;
  /** Страховая сумма, in kopeks; 0 for an order that is not insured. */
  insuredSum: Kopeks;
  /** Премия, in kopeks; 0 for an order that is not insured. */
  insurancePremium: Kopeks;
  /** Price of the delivery, in kopeks. */
  deliveryCost: Kopeks;
  /** Price of the return, in kopeks; 0 if nothing was returned. */
  returnCost: Kopeks;
  /** Whether the order is insured. */
  insured: boolean;
  /** Goods of the order. */
  items: OrderItem[];
  /** The claim for this single order, unless it was withdrawn; null if there is none. */
  claim: OrderClaim | null;
  /** Last day to send a claim for the order; null if it is unknown or no claim is possible. */
  claimDeadline?: string | null;
};
export type OrderTotals = {
  /** Insured sums, in kopeks. */
  insuredSum: Kopeks;
  /** Premiums, in kopeks. */
  insurancePremium: Kopeks;
};
export type OrderPage = Page & {
  /** Orders on this page. */
  content: Order[];
  totals?: OrderTotals;
};
export type SearchFilter = {
  /** Name of a field from `x-searchable` of the operation; dots separate the parts of a nested one. */
  field: string;
  /** Value to compare with; a list of values for IN. */
  value: string | number | boolean | (string | number | boolean)[] | null;
  /** Comparison. LIKE finds a part of the text and ignores its case. */
  operation: 'EQ' | 'NE' | 'LIKE' | 'IN' | 'GE' | 'LE';
};
export type SearchSort = {
  /** Name of a field from `x-searchable` of the operation; dots separate the parts of a nested one. */
  field: string;
  /** Ascending (ASC) or descending (DESC). */
  direction: 'ASC' | 'DESC';
};
export type SearchRequest = {
  /** Number of the page, counted from 0. */
  pageNumber?: number;
  /** Number of rows on a page. */
  pageSize?: number;
  /** Conditions, all of which must hold. */
  filters?: SearchFilter[];
  /** Order of the rows, the most significant field first. */
  sorts?: SearchSort[];
};
export type ClaimType = 'DAMAGE' | 'LOSS' | 'PARTIAL_LOSS' | 'RETURN' | (string & {});
export type ClaimItem = {
  orderItemId: Identifier;
  /** Number of claimed pieces. */
  quantity: number;
};
export type ReturnReason = 'RETURN' | 'NOT_REDEEMED' | (string & {});
export type ClaimOrder = {
  orderId: Identifier;
  /** Number of the order. */
  orderNumber: string;
  /** Claimed logistics costs of the order, in kopeks. */
  amount: Kopeks;
  returnReason?: ReturnReason;
  /** Day on which the order came back. */
  returnedDate?: string;
  /** City that the order was sent from. */
  fromCity?: string;
  /** City that the order was sent to. */
  toCity?: string;
  /** Reason why the costs of the order are not claimed; null for a claimed order. */
  exclusionReason?: string | null;
};
export type ClaimStatusChange = {
  status: ClaimStatus;
  /** Time when the claim got the status. */
  changedDateTime: string;
};
export type ClaimDocumentKind =
  | 'WAYBILL'
  | 'VALUE_PROOF'
  | 'DAMAGE_REPORT'
  | 'PHOTO'
  | 'COURIER_REPLY'
  | 'OTHER'
  | (string & {});
export type StoredFile = {
  id: Identifier;
  /** Name with its extension, from the customer. */
  name: string;
  /** Media type, such as `application/pdf`. */
  type: string;
  /** Size in bytes. */
  size: number;
  /** Time when the file was stored. */
  createdDateTime: string;
};
export type ClaimDocument = {
  kind: ClaimDocumentKind;
  file: StoredFile;
};
export type ClaimObjectionStatus = {
  /** Code of the status. */
  name: 'SENT' | 'UNDER_REVIEW' | 'ACCEPTED' | 'DECLINED' | (string & {});
  /** Name of the status for the customer, in Russian. */
  description: string;
};
export type ClaimObjection = {
  /** Reasons against the refusal, in the words of the sender. */
  text: string;
  /** Files that prove the objection. */
  documents: ClaimDocument[];
  /** Time when it was sent to the insurance company. */
  sentDateTime: string;
  status: ClaimObjectionStatus;
  /** Answer of the insurance company, in Russian; null until it answers. */
  answer: string | null;
};
export type Claim = {
  id: Identifier;
  /** Number of the claim. */
  number: string;
  /** The order; null for a monthly claim. */
  orderId: Identifier | null;
  /** True for a monthly claim for returns. */
  isGroupClaim: boolean;
  /** Month of a monthly claim, null for a single order. */
  period: ReportingPeriod | null;
  type: ClaimType;
  /** Day of the insured event; null in an incomplete draft, and for a monthly claim. */
  eventDate: string | null;
  /** Description of the event by the sender. */
  description: string | null;
  /** Goods that the claim is about. */
  items: ClaimItem[];
  /** Orders of a monthly claim; empty for a single order. */
  orders: ClaimOrder[];
  /** Claimed sum, in kopeks; null in an incomplete draft. */
  claimedAmount: number | null;
  /** Sum that the insurance company will pay, in kopeks; null before its decision. */
  approvedAmount: number | null;
  /** Paid sum, in kopeks; null before the payment. */
  paidAmount: number | null;
  /** Bank account of the organization for the payment. */
  paymentDetailsId: Identifier | null;
  status: ClaimStatus;
  /** Statuses of the claim so far, the earliest first. */
  statusHistory: ClaimStatusChange[];
  /** When the claim was created. */
  createdDateTime: string;
  /** Day on which it was sent to the insurance company; null for a draft. */
  submittedDate: string | null;
  /** Reason why the insurance company refused it or paid less, in Russian. */
  rejectReason: string | null;
  /** Files that prove the claim. */
  documents: ClaimDocument[];
  /** Act about the orders of a monthly claim, as a PDF; it lists the currently claimed ones. Null if there is none. */
  act?: StoredFile | null;
  /** Objection of the sender to a refusal; null if there is none. */
  objection?: ClaimObjection | null;
};
export type ClaimPage = Page & {
  /** Claims on this page. */
  content: Claim[];
};
export type ClaimSearch = {
  /** Claims for this order only. */
  orderId?: Identifier;
  /** True for monthly claims only, false for claims for one order only. */
  isGroupClaim?: boolean;
  /** Number of the page, counted from 0. */
  pageNumber?: number;
  /** Number of rows on a page. */
  pageSize?: number;
  /** Further conditions, all of which must hold. */
  filters?: SearchFilter[];
  /** Order of the rows, the most significant field first. */
  sorts?: SearchSort[];
};
export type InsuredEvent = 'DAMAGE' | 'LOSS' | 'PARTIAL_LOSS';
export type NewClaimDocument = {
  kind: ClaimDocumentKind;
  fileId: Identifier;
};
export type NewClaim = {
  orderId: Identifier;
  type: InsuredEvent;
  /** Day of the insured event, neither before the order nor in the future. */
  eventDate?: string | null;
  /** Description of the event; at least 20 characters when the claim is sent. */
  description?: string | null;
  /** Goods that the claim is about. */
  items?: ClaimItem[];
  /** Claimed sum, in kopeks, at most the insured sum of the order. */
  claimedAmount?: number | null;
  /** Bank account of the organization for the payment. */
  paymentDetailsId?: Identifier | null;
  /** Stored files that prove the claim. */
  documents?: NewClaimDocument[];
};
export type ClaimUpdate = {
  /** Stays unchanged if it is absent. */
  type?: InsuredEvent;
  /** Day of the insured event, neither before the order nor in the future. */
  eventDate?: string | null;
  /** Description of the event; at least 20 characters when the claim is sent. */
  description?: string | null;
  /** Goods that the claim is about. */
  items?: ClaimItem[];
  /** Claimed sum, in kopeks, at most the insured sum of the order. */
  claimedAmount?: number | null;
  /** Bank account of the organization for the payment. */
  paymentDetailsId?: Identifier | null;
  /** All stored files that prove the claim. */
  documents?: NewClaimDocument[];
};
export type ExcludedOrder = {
  orderId: Identifier;
  /** Reason not to claim its costs, in the words of the sender. */
  reason: string;
};
export type ClaimExclusions = {
  /** Orders whose costs are not claimed. */
  orders: ExcludedOrder[];
};
export type NewObjection = {
  claimId: Identifier;
  /** Reasons against the refusal, at least 20 characters. */
  text: string;
  /** Stored files that prove it. */
  documents: NewClaimDocument[];
};
export type InsuranceActivated = {
  /** Orders created from this time on are insured. */
  startDateTime: string;
};
export type InsurancePrice = {
  /** Price of the insurance, in kopeks; by our reading for one order. The activation repeats it. */
  insurancePrice: Kopeks;
};
export type DisableReason = {
  id: Identifier;
  /** Text for the customer, in Russian. */
  name: string;
  /** True if the customer must explain it in own words, such as «Другое». */
  commentRequired: boolean;
};
export type DisableReasonsAnswer = {
  /** Reasons that the user chose. */
  reasonIds: Identifier[];
  /** The customer's own words; required by some reasons. */
  comment?: string | null;
};
export type SenderInvoiceStatus = {
  /** Code of the status. */
  name: 'ISSUED' | 'OVERDUE' | 'PAID' | 'CANCELLED' | (string & {});
  /** Name of the status for the customer, in Russian. */
  description: string;
};
export type Itn = string;
export type Kpp = string | null;
export type SenderInvoiceRecipient = {
  /** Name of the payee. */
  name: string;
  itn: Itn;
  kpp: Kpp;
  /** Name of its bank. */
  bankName: string;
  /** БИК of the bank. */
  bik: string;
  /** К/С, whose control digit agrees with the БИК. */
  correspondentAccount: string;
  /** Р/С, whose control digit agrees with the БИК. */
  settlementAccount: string;
};
export type SenderInvoice = {
  id: Identifier;
  /** Number of the invoice. */
  number: string;
  /** Day of the invoice. */
  date: string;
  period: ReportingPeriod;
  /** Insured orders that the bill covers. */
  ordersTotal: number;
  /** Sum to pay, in kopeks. */
  amount: Kopeks;
  /** Paid part of it so far, in kopeks. */
  paidAmount?: Kopeks;
  /** Unpaid part, in kopeks; 0 for a cancelled bill. */
  unpaidAmount?: Kopeks;
  /** НДС included, in kopeks; insurance premiums are free of it. */
  vatAmount: Kopeks;
  /** Назначение платежа. */
  purpose: string;
  /** Last day to pay. */
  dueDate: string;
  /** Day of the payment; null before it. */
  paidDate: string | null;
  status: SenderInvoiceStatus;
  recipient: SenderInvoiceRecipient;
  /** The printed bill, downloaded as a file; null until there is one. */
  fileId: Identifier | null;
};
export type SenderInvoiceTotals = {
  /** Total of the sums to pay, in kopeks. */
  amount: Kopeks;
  /** Paid part of them so far, in kopeks. */
  paidAmount?: Kopeks;
  /** Unpaid part, in kopeks, without cancelled bills. */
  unpaidAmount?: Kopeks;
};
export type SenderInvoicePage = Page & {
  /** Invoices on this page. */
  content: SenderInvoice[];
  totals?: SenderInvoiceTotals;
};
