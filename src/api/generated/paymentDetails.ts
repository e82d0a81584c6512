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
  /** Rows on all pages together. */
  totalElements: number;
  /** Pages that all rows together take. */
  totalPages: number;
  /** Number of this page, counted from 0. */
  number: number;
  /** Rows that fit on a page. */
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
  /** True for the account that documents name by default. One for each organization. */
  main: boolean;
};
export type PaymentDetailsPage = Page & {
  /** Accounts on this page. */
  content: PaymentDetails[];
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
  /** True makes it the account that documents name by default. False takes that place from none, another account has to take it. */
  main: boolean;
};
