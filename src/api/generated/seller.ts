import type { Decoded } from '../answers/decoded';
import { sellerDocument } from './shapes/seller';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findSellerDocuments: build.query<
      Decoded<FindSellerDocumentsApiResponse>,
      FindSellerDocumentsApiArg
    >({
      query: (queryArg) => ({
        shape: [sellerDocument, '*p'],
        url: `/v1/seller/document/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
  }),
});
export { injectedRtkApi as sellerApi };
export type FindSellerDocumentsApiResponse =
  /** status 200 One page of documents. */ SellerDocumentPage;
export type FindSellerDocumentsApiArg = {
  searchRequest: SearchRequest;
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
export type ReportingPeriod = {
  /** First day. */
  startDate: string;
  /** Last day, included. */
  endDate: string;
};
export type SellerDocumentStatus = {
  /** Code of the status. */
  name: 'VALID' | 'EXPIRED' | 'AWAITING_SIGNATURE' | 'ISSUED' | 'PAID' | (string & {});
  /** Name of the status for the customer, in Russian. */
  description: string;
};
export type SellerDocument = {
  id: Identifier;
  /** Name of the document. */
  name: string;
  /** Number of the document. */
  number: string;
  /** Kind of the document. */
  type: 'AGREEMENT' | 'CERTIFICATE' | 'ACT' | 'INVOICE' | (string & {});
  /** Days that the document covers; null if there are none. */
  period: ReportingPeriod | null;
  /** Day of the document. */
  date: string;
  status: SellerDocumentStatus;
  /** The document to download; null until there is one. */
  fileId: Identifier | null;
};
export type SellerDocumentPage = Page & {
  /** Documents on this page. */
  content: SellerDocument[];
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
