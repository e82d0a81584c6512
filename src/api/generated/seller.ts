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
export type ReportingPeriod = {
  /** First day. */
  startDate: string;
  /** Last day, included. */
  endDate: string;
};
export type SellerDocumentStatus = {
  /** Word of the status, for programs. */
  name: 'VALID' | 'EXPIRED' | 'AWAITING_SIGNATURE' | 'ISSUED' | 'PAID' | (string & {});
  /** Name of the state for the customer, in Russian. */
  description: string;
};
export type SellerDocument = {
  id: Identifier;
  /** Name of the document. */
  name: string;
  /** Number of the document. */
  number: string;
  /** What kind of document it is. */
  type: 'AGREEMENT' | 'CERTIFICATE' | 'ACT' | 'INVOICE' | (string & {});
  /** Days that the document covers; null where it covers none. */
  period: ReportingPeriod | null;
  /** Day of the document. */
  date: string;
  status: SellerDocumentStatus;
  /** The document to download; null while there is none. */
  fileId: Identifier | null;
};
export type SellerDocumentPage = Page & {
  /** Documents on this page. */
  content: SellerDocument[];
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
