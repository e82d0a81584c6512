import type { Decoded } from '../answers/decoded';
import { financingObject } from './shapes/financeRegistry';
import { financingOrderResult } from './shapes/financeRegistry';
import { supply } from './shapes/financeRegistry';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findSupplies: build.query<Decoded<FindSuppliesApiResponse>, FindSuppliesApiArg>({
      query: (queryArg) => ({
        shape: [supply, '*p'],
        url: `/v1/finance/supply/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
    getSupply: build.query<Decoded<GetSupplyApiResponse>, GetSupplyApiArg>({
      query: (queryArg) => ({
        shape: supply,
        url: `/v1/finance/supply/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
    findFinancingObjects: build.query<
      Decoded<FindFinancingObjectsApiResponse>,
      FindFinancingObjectsApiArg
    >({
      query: (queryArg) => ({
        shape: [financingObject, '*p'],
        url: `/v1/finance/object/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
    orderFinancingObjects: build.mutation<
      Decoded<OrderFinancingObjectsApiResponse>,
      OrderFinancingObjectsApiArg
    >({
      query: (queryArg) => ({
        shape: financingOrderResult,
        url: `/v1/finance/object/order`,
        method: 'POST',
        body: queryArg.financingOrder,
      }),
    }),
    getFinancingObject: build.query<
      Decoded<GetFinancingObjectApiResponse>,
      GetFinancingObjectApiArg
    >({
      query: (queryArg) => ({
        shape: financingObject,
        url: `/v1/finance/object/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
    deleteFinancingObject: build.mutation<
      DeleteFinancingObjectApiResponse,
      DeleteFinancingObjectApiArg
    >({
      query: (queryArg) => ({
        url: `/v1/finance/object/${encodeURIComponent(queryArg.id)}`,
        method: 'DELETE',
      }),
    }),
  }),
});
export { injectedRtkApi as financeRegistryApi };
export type FindSuppliesApiResponse = /** status 200 One page of supplies. */ SupplyPage;
export type FindSuppliesApiArg = {
  searchRequest: SearchRequest;
};
export type GetSupplyApiResponse = /** status 200 The supply. */ Supply;
export type GetSupplyApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type FindFinancingObjectsApiResponse =
  /** status 200 One page of financing objects. */ FinancingObjectPage;
export type FindFinancingObjectsApiArg = {
  searchRequest: SearchRequest;
};
export type OrderFinancingObjectsApiResponse =
  /** status 200 Result for each object. */ FinancingOrderResult;
export type OrderFinancingObjectsApiArg = {
  financingOrder: FinancingOrder;
};
export type GetFinancingObjectApiResponse = /** status 200 The financing object. */ FinancingObject;
export type GetFinancingObjectApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type DeleteFinancingObjectApiResponse = void;
export type DeleteFinancingObjectApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type GetCalendarSumApiResponse = /** status 200 The sum. */ CalendarSum;
export type GetCalendarSumApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  /** The day. */
  date: string;
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
export type Itn = string;
export type Kpp = string | null;
export type Debtor = {
  id: Identifier;
  /** Name of the buyer. */
  name: string;
  itn: Itn;
  kpp: Kpp;
};
export type Kopeks = number;
export type FinancingStatus = {
  /** CHECKING, CONFIRMED, AVAILABLE to order, ORDERED, FINANCED, PARTIALLY_PAID by the buyer, REPAID, OVERDUE, RECOURSE (the supplier pays back), EXCLUDED from financing. */
  name:
    | 'CHECKING'
    | 'CONFIRMED'
    | 'AVAILABLE'
    | 'ORDERED'
    | 'FINANCED'
    | 'PARTIALLY_PAID'
    | 'REPAID'
    | 'OVERDUE'
    | 'RECOURSE'
    | 'EXCLUDED'
    | (string & {});
  /** Name of the status for the customer, in Russian. */
  description: string;
};
export type FileReference = {
  id: Identifier;
  /** Name of the file for the customer, if the server knows it. */
  name?: string;
};
export type Supply = {
  id: Identifier;
  /** Number of the shipping document. */
  number: string;
  /** Shipping document. UPD is УПД, WAYBILL is ТОРГ-12, ACT is акт. */
  documentType: 'UPD' | 'WAYBILL' | 'ACT' | (string & {});
  /** Day of the document. */
  documentDate: string;
  /** Number of the счёт-фактура; null if there is none. */
  invoiceNumber: string | null;
  /** Day of the invoice. */
  invoiceDate: string | null;
  /** Number of the delivery contract; null for a supply without one. */
  contractNumber: string | null;
  /** Day of the contract. */
  contractDate: string | null;
  debtor: Debtor;
  /** Sum with VAT, in kopeks. */
  amount: Kopeks;
  /** VAT included, in kopeks; 0 without VAT. */
  vatAmount: Kopeks;
  /** Отсрочка in calendar days. */
  deferralDays: number;
  /** Day on which the buyer has to pay. */
  paymentDate: string;
  /** Day on which the buyer paid the last part; null before it. */
  fullPaymentDate: string | null;
  /** Sum that the buyer still owes, in kopeks. */
  debtSum: Kopeks;
  status: FinancingStatus;
  /** Documents of the supply, downloaded by their file ids. */
  files: FileReference[];
};
export type SupplyTotals = {
  /** Sums with VAT, in kopeks. */
  amount: Kopeks;
  /** Sum that buyers still owe, in kopeks. */
  debtSum: Kopeks;
};
export type SupplyPage = Page & {
  /** Supplies on this page. */
  content: Supply[];
  totals?: SupplyTotals;
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
export type SupplyReference = {
  id: Identifier;
  /** Number of the document of the supply. */
  number: string;
  /** Day of that document. */
  documentDate: string;
};
export type FinanceBank = {
  id?: Identifier;
  /** Full name of the bank. */
  fullName: string;
  /** Logos, downloaded by their file ids; the first one is shown. */
  logos: FileReference[];
};
export type FinanceAgreementReference = {
  id: Identifier;
  /** Number of the agreement. */
  number: string;
  bank: FinanceBank;
};
export type Percent = number;
export type FinancingObject = {
  id: Identifier;
  /** Number of the claim. */
  number: string;
  supply: SupplyReference;
  agreement: FinanceAgreementReference;
  debtor: Debtor;
  /** Сумма требования, in kopeks. */
  claimAmount: Kopeks;
  /** Part of the claim that the bank pays at once, in percent. */
  financingPercent: Percent;
  /** Sum that the supplier receives, in kopeks. */
  financingAmount: Kopeks;
  /** Rest of the claim that the buyer has not paid yet, in kopeks. */
  remainder: Kopeks;
  /** Annual rate in percent. */
  interestRate: Percent;
  /** Fee of the bank, in kopeks. Until the repayment it is an estimate: claim × percent × rate × days / 365. The days are counted from the financing date, or from today if there is none yet, to the planned repayment. */
  commission: Kopeks;
  /** Day of the order; null before it. */
  orderDate: string | null;
  /** Day on which the bank paid; null before it. */
  financingDate: string | null;
  /** Day on which the buyer has to pay. */
  plannedRepaymentDate: string;
  /** Sum that the buyer has paid, in kopeks. */
  repaidAmount: Kopeks;
  /** Days since the planned repayment while a part is unpaid, else 0. */
  overdueDays: number;
  /** True if the supplier must repay when the buyer does not pay. */
  recourse: boolean;
  status: FinancingStatus;
};
export type FinancingObjectTotals = {
  /** Суммы требований, in kopeks. */
  claimAmount: Kopeks;
  /** Sum that the supplier receives, in kopeks. */
  financingAmount: Kopeks;
  /** Sum that buyers have not paid yet, in kopeks. */
  remainder: Kopeks;
  /** Fees of the banks, in kopeks. */
  commission: Kopeks;
};
export type FinancingObjectPage = Page & {
  /** Financing objects on this page. */
  content: FinancingObject[];
  totals?: FinancingObjectTotals;
};
export type FinancingOrderRow = {
  objectId: Identifier;
  /** True if the object was ordered. */
  ordered: boolean;
  /** Reason why the object was not ordered, for the customer, in Russian; null if it was. */
  message: string | null;
  /** Current state of the object; null if no object has this id. */
  object: FinancingObject | null;
};
export type FinancingOrderResult = {
  /** One row for each object of the request, in its order. */
  results: FinancingOrderRow[];
  /** Number of ordered objects. */
  orderedCount: number;
  /** Sum that the supplier will receive for the ordered objects, in kopeks. */
  orderedAmount: Kopeks;
};
export type FinancingOrder = {
  /** Objects in the order in which they use the limit; a repeated object counts once. */
  objectIds: Identifier[];
};
export type CalendarSum = {
  agreementId: Identifier;
  /** Requested day. */
  date: string;
  /** Sum that buyers still owe with this planned repayment, in kopeks. */
  sum: Kopeks;
  /** Financing objects of the sum. */
  count: number;
};
