import type { Decoded } from '../answers/decoded';
import { financeAgreement } from './shapes/financeOffer';
import { financeInvoice } from './shapes/financeAgreement';
import { cabinetApi as api } from '../cabinetApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findFinanceAgreements: build.query<
      Decoded<FindFinanceAgreementsApiResponse>,
      FindFinanceAgreementsApiArg
    >({
      query: (queryArg) => ({
        shape: [financeAgreement, '*p'],
        url: `/v1/finance/agreement/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
    findFinanceInvoices: build.query<
      Decoded<FindFinanceInvoicesApiResponse>,
      FindFinanceInvoicesApiArg
    >({
      query: (queryArg) => ({
        shape: [financeInvoice, '*p'],
        url: `/v1/finance/invoice/find`,
        method: 'POST',
        body: queryArg.searchRequest,
      }),
    }),
    getFinanceInvoice: build.query<Decoded<GetFinanceInvoiceApiResponse>, GetFinanceInvoiceApiArg>({
      query: (queryArg) => ({
        shape: financeInvoice,
        url: `/v1/finance/invoice/${encodeURIComponent(queryArg.id)}`,
      }),
    }),
  }),
});
export { injectedRtkApi as financeAgreementApi };
export type FindFinanceAgreementsApiResponse =
  /** status 200 One page of agreements. */ FinanceAgreementPage;
export type FindFinanceAgreementsApiArg = {
  searchRequest: SearchRequest;
};
export type FindFinanceInvoicesApiResponse =
  /** status 200 One page of invoices. */ FinanceInvoicePage;
export type FindFinanceInvoicesApiArg = {
  searchRequest: SearchRequest;
};
export type GetFinanceInvoiceApiResponse = /** status 200 The invoice. */ FinanceInvoice;
export type GetFinanceInvoiceApiArg = {
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
export type FinanceAgreementPage = Page & {
  /** Agreements on this page. */
  content: FinanceAgreement[];
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
export type Period = {
  /** First day. */
  startDate: string;
  /** Last day, included. */
  endDate: string;
};
export type FinanceInvoiceStatus = {
  /** Code of the status. */
  name: 'UNPAID' | 'PARTIALLY_PAID' | 'PAID' | 'OVERDUE' | 'CANCELLED' | (string & {});
  /** Name of the status for the customer, in Russian. */
  description: string;
};
export type Itn = string;
export type Kpp = string | null;
export type Payee = {
  /** Full name of the payee. */
  fullName: string;
  itn: Itn;
  kpp: Kpp;
};
export type PayeePaymentDetails = {
  /** БИК of the bank. */
  bik: string;
  /** Name of the bank. */
  bankName: string;
  /** К/С. */
  correspondentAccount: string;
  /** Р/С. */
  settlementAccount: string;
};
export type FinanceAgreementReference = {
  id: Identifier;
  /** Number of the agreement. */
  number: string;
  bank: FinanceBank;
};
export type FinanceInvoice = {
  id: Identifier;
  /** Number of the invoice. */
  number: string;
  /** Day of the invoice. */
  date: string;
  /** Sum with VAT, in kopeks. */
  amount: Kopeks;
  /** Paid part of it so far, in kopeks. */
  paidAmount?: Kopeks;
  /** Unpaid part, in kopeks; 0 for a cancelled invoice. */
  unpaidAmount?: Kopeks;
  /** VAT included, in kopeks; 0 without VAT. */
  vatAmount: Kopeks;
  /** Назначение платежа. */
  purpose: string;
  /** Last day to pay the invoice. */
  dueDate: string;
  /** Period of the billed services; null for a single service. */
  period: Period | null;
  status: FinanceInvoiceStatus;
  recipient: Payee;
  paymentDetails: PayeePaymentDetails;
  /** Agreement that the invoice belongs to. */
  agreement: FinanceAgreementReference | null;
  /** File of the invoice, for the file download; null until there is one. */
  fileId: Identifier | null;
  /** Day of the payment; null before it. */
  paidDate: string | null;
};
export type FinanceInvoiceTotals = {
  /** Sums with VAT, in kopeks. */
  amount: Kopeks;
  /** VAT included, in kopeks. */
  vatAmount: Kopeks;
  /** Paid part of them so far, in kopeks. */
  paidAmount?: Kopeks;
  /** Unpaid part, in kopeks, without cancelled invoices. */
  unpaidAmount?: Kopeks;
};
export type FinanceInvoicePage = Page & {
  /** Invoices on this page. */
  content: FinanceInvoice[];
  totals?: FinanceInvoiceTotals;
};
