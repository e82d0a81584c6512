import type { Decoded } from '../answers/decoded';
import { financeOffer } from './shapes/financeOffer';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findActualFinanceOffers: build.query<
      Decoded<FindActualFinanceOffersApiResponse>,
      FindActualFinanceOffersApiArg
    >({
      query: (queryArg) => ({
        shape: [financeOffer, '*p'],
        url: `/v1/finance/offer/find/actual`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
  }),
});
export { injectedRtkApi as financeOfferApi };
export type CreateFinanceOfferApiResponse = /** status 200 The entered offer. */ FinanceOffer;
export type CreateFinanceOfferApiArg = {
  newFinanceOffer: NewFinanceOffer;
};
export type FindFinanceOffersApiResponse = /** status 200 One page of offers. */ FinanceOfferPage;
export type FindFinanceOffersApiArg = {
  searchRequest: SearchRequest;
};
export type FindActualFinanceOffersApiResponse =
  /** status 200 One page of offers. */ FinanceOfferPage;
export type FindActualFinanceOffersApiArg = {
  searchRequest: SearchRequest;
};
export type GetFinanceOfferApiResponse = /** status 200 The offer. */ FinanceOffer;
export type GetFinanceOfferApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type DeleteFinanceOfferApiResponse = void;
export type DeleteFinanceOfferApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type Identifier = string;
export type Kopeks = number;
export type Percent = number;
export type FileReference = {
  id: Identifier;
  /** Name of the file for the customer, if the server knows it. */
  name?: string;
};
export type FinanceBank = {
  id?: Identifier;
  /** Full name of the bank. */
  fullName: string;
  /** Logos, downloaded by their file ids; the first one is shown. */
  logos: FileReference[];
};
export type FinancingLimit = {
  /** Лимит финансирования, in kopeks. */
  financingLimit: Kopeks;
  /** Annual rate in percent; an agreement may change it. */
  interestRate: Percent;
  /** Last day of the preliminary offer. */
  endDate: string;
  bank: FinanceBank;
};
export type FinanceRequestStatus = {
  /** DRAFT is being filled in; SEND_BANK was sent; PROCESSING is being considered for 5 to 14 working days; APPROVED has an agreement; CANCEL was refused. */
  name: 'DRAFT' | 'SEND_BANK' | 'PROCESSING' | 'APPROVED' | 'CANCEL' | (string & {});
  /** Name of the status for the customer, in Russian. */
  description: string;
};
export type FinanceRequestLimit = {
  /** Лимит финансирования, in kopeks. */
  financingLimit: Kopeks;
};
export type FinanceAgreement = {
  id: Identifier;
  /** Number of the agreement. */
  number: string;
  /** Лимит финансирования, in kopeks. */
  financingLimit: Kopeks;
  /** Annual rate in percent. */
  interestRate: Percent;
  /** Whether the agreement is in force. */
  valid: boolean;
  /** Time when the agreement was made. */
  createdDateTime: string;
  /** Last day of the agreement. */
  finishedDate: string;
  bank?: FinanceBank;
  /** Part of the limit used by ordered and financed objects, in kopeks. */
  usedAmount?: Kopeks;
  /** Rest of the limit, in kopeks; 0 if the agreement is not in force. */
  availableAmount?: Kopeks;
};
export type Recipient = {
  /** Full name of the financed organization. */
  fullName: string;
};
export type FinanceRequestStatusChange = {
  status: FinanceRequestStatus;
  /** Time when the request got the status. */
  changedDateTime: string;
};
export type FinanceRequest = {
  id: Identifier;
  status: FinanceRequestStatus;
  /** Time when the request was created. */
  createdDateTime: string;
  financingLimit: FinanceRequestLimit;
  /** The agreement that followed the request; null until there is one. */
  agreement: FinanceAgreement | null;
  offerId?: Identifier;
  bank?: FinanceBank;
  recipient?: Recipient;
  /** Statuses of the request so far, the earliest first. */
  statusHistory?: FinanceRequestStatusChange[];
};
export type FinanceOfferStatus = {
  /** CANCEL is an offer withdrawn by the bank or the customer. The specification names CANCEL only. */
  name: 'NEW' | 'REQUESTED' | 'AGREED' | 'EXPIRED' | 'CANCEL' | (string & {});
  /** Name of the status for the customer, in Russian. */
  description?: string;
};
export type FinanceOffer = {
  id: Identifier;
  financingLimit: FinancingLimit;
  /** The request made under this offer; null until there is one. */
  request: FinanceRequest | null;
  status: FinanceOfferStatus;
  recipient: Recipient;
  /** Time when the offer was made. */
  createdDateTime?: string;
  /** True if the offer was removed from the list. The specification names it as a filter field. */
  isDeleted?: boolean;
};
export type NewFinanceOffer = {
  /** Organization that receives the financing. */
  organizationId: Identifier;
  /** Bank, by its `id` in other offers. */
  bankId: Identifier;
  /** Лимит финансирования, in kopeks. */
  financingLimit: Kopeks;
  /** Annual rate in percent. */
  interestRate: Percent;
  /** Last day of the offer; not in the past. */
  endDate: string;
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
export type FinanceOfferPage = Page & {
  /** Offers on this page. */
  content: FinanceOffer[];
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
