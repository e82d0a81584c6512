import type { Decoded } from '../answers/decoded';
import { paymentDetails } from './shapes/organization';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPaymentDetails: build.query<
      Decoded<FindPaymentDetailsApiResponse>,
      FindPaymentDetailsApiArg
    >({
      query: (queryArg) => ({
        shape: [paymentDetails, '*p'],
        url: `/v1/paymentDetails/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
    getPaymentDetails: build.query<Decoded<GetPaymentDetailsApiResponse>, GetPaymentDetailsApiArg>({
      query: (queryArg) => ({
        shape: paymentDetails,
        url: `/v1/paymentDetails/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
  }),
});
export { injectedRtkApi as paymentDetailsApi };
export type FindPaymentDetailsApiResponse =
  /** status 200 One page of accounts. */ PaymentDetailsPage;
export type FindPaymentDetailsApiArg = {
  searchRequest: SearchRequest;
};
export type GetPaymentDetailsApiResponse = /** status 200 The account. */ PaymentDetails;
export type GetPaymentDetailsApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
};
export type UpdatePaymentDetailsApiResponse = /** status 200 The changed account. */ PaymentDetails;
export type UpdatePaymentDetailsApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
  paymentDetailsUpdate: PaymentDetailsUpdate;
};
export type DeletePaymentDetailsApiResponse = void;
export type DeletePaymentDetailsApiArg = {
  /** Identifier of the entity. */
  id: Identifier;
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
export type PaymentDetails = {
  id: Identifier;
  organizationId: Identifier;
  /** Name of the bank. */
  bankName: string;
  /** БИК of the bank. */
  bik: string;
  /** К/С, whose control digit agrees with the БИК. */
  correspondentAccount: string;
  /** Р/С, whose control digit agrees with the БИК. */
  settlementAccount: string;
  /** Currency of the account, a letter code of ISO 4217. */
  currency: string;
  /** True for the account that documents use by default. Exactly one account of an organization. */
  main: boolean;
};
export type PaymentDetailsPage = Page & {
  /** Accounts on this page. */
  content: PaymentDetails[];
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
export type PaymentDetailsUpdate = {
  /** Name of the bank. */
  bankName: string;
  /** БИК of the bank. */
  bik: string;
  /** К/С, whose control digit agrees with the БИК. */
  correspondentAccount: string;
  /** Р/С, whose control digit agrees with the БИК. */
  settlementAccount: string;
  /** Currency of the account, a letter code of ISO 4217. */
  currency: string;
  /** True makes it the account that documents use by default. False does not change that: set another account to true. */
  main: boolean;
};
