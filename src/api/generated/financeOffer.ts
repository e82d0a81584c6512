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
  /** Name of the file for the customer, where the server tells it. */
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
  /** When the agreement was made. */
  createdDateTime: string;
  /** Last day of the agreement. */
  finishedDate: string;
  bank?: FinanceBank;
  /** Part of the limit that ordered and financed objects take up, in kopeks. */
  usedAmount?: Kopeks;
  /** What is left of the limit, in kopeks; 0 where the agreement is not in force. */
  availableAmount?: Kopeks;
};
export type Recipient = {
  /** Full name of the organization that is financed. */
  fullName: string;
};
export type FinanceRequestStatusChange = {
  status: FinanceRequestStatus;
  /** When the request came into the status. */
  changedDateTime: string;
};
export type FinanceRequest = {
  id: Identifier;
  status: FinanceRequestStatus;
  /** When the request was created. */
  createdDateTime: string;
  financingLimit: FinanceRequestLimit;
  /** The agreement that the request led to; null before there is one. */
  agreement: FinanceAgreement | null;
  offerId?: Identifier;
  bank?: FinanceBank;
  recipient?: Recipient;
  /** The way of the request so far, the oldest step first. */
  statusHistory?: FinanceRequestStatusChange[];
};
export type FinanceOfferStatus = {
  /** CANCEL is an offer that the bank or the customer took back. The specification names CANCEL only. */
  name: 'NEW' | 'REQUESTED' | 'AGREED' | 'EXPIRED' | 'CANCEL' | (string & {});
  /** Name of the status for the customer, in Russian. */
  description?: string;
};
export type FinanceOffer = {
  id: Identifier;
  financingLimit: FinancingLimit;
  /** The request made under this offer; null before there is one. */
  request: FinanceRequest | null;
  status: FinanceOfferStatus;
  recipient: Recipient;
  /** When the offer was made. */
  createdDateTime?: string;
  /** True where the offer was taken from the list. The specification names it as a filter field. */
  isDeleted?: boolean;
};
export type NewFinanceOffer = {
  /** Who is to receive the financing. */
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
  /** Rows on all pages together. */
  totalElements: number;
  /** Pages that all rows together take. */
  totalPages: number;
  /** Number of this page, counted from 0. */
  number: number;
  /** Rows that fit on a page. */
  size: number;
};
export type FinanceOfferPage = Page & {
  /** Offers on this page. */
  content: FinanceOffer[];
};
export type SearchFilter = {
  /** Name of a field that `x-searchable` of the operation lists, the parts of a nested one joined by dots. */
  field: string;
  /** Value to compare with; a list of values for IN. */
  value: string | number | boolean | (string | number | boolean)[] | null;
  /** Comparison. LIKE looks for a part of the text and ignores its case. */
  operation: 'EQ' | 'NE' | 'LIKE' | 'IN' | 'GE' | 'LE';
};
export type SearchSort = {
  /** Name of a field that `x-searchable` of the operation lists, the parts of a nested one joined by dots. */
  field: string;
  /** From the least to the greatest (ASC), or back (DESC). */
  direction: 'ASC' | 'DESC';
};
export type SearchRequest = {
  /** Number of the page, counted from 0. */
  pageNumber?: number;
  /** Rows on a page. */
  pageSize?: number;
  /** Conditions, all of which must hold. */
  filters?: SearchFilter[];
  /** Order of the rows, the first entry weighs most. */
  sorts?: SearchSort[];
};
