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
export type FinanceAgreementPage = Page & {
  /** Agreements on this page. */
  content: FinanceAgreement[];
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
export type Period = {
  /** First day. */
  startDate: string;
  /** Last day, included. */
  endDate: string;
};
export type FinanceInvoiceStatus = {
  /** Word of the status, for programs. */
  name: 'UNPAID' | 'PARTIALLY_PAID' | 'PAID' | 'OVERDUE' | 'CANCELLED' | (string & {});
  /** Name of the status for the customer, in Russian. */
  description: string;
};
export type Itn = string;
export type Kpp = string | null;
export type Payee = {
  /** Full name of the organization that is paid. */
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
  /** What was paid of it so far, in kopeks. */
  paidAmount?: Kopeks;
  /** What is still to be paid, in kopeks; 0 once it is called off. */
  unpaidAmount?: Kopeks;
  /** VAT in it, in kopeks; 0 without VAT. */
  vatAmount: Kopeks;
  /** Назначение платежа. */
  purpose: string;
  /** Day until which the invoice is to be paid. */
  dueDate: string;
  /** What the invoice is for; null for a single service. */
  period: Period | null;
  status: FinanceInvoiceStatus;
  recipient: Payee;
  paymentDetails: PayeePaymentDetails;
  /** Agreement that the invoice belongs to. */
  agreement: FinanceAgreementReference | null;
  /** File of the invoice, for the file download; null while there is none. */
  fileId: Identifier | null;
  /** Day on which it was paid; null before. */
  paidDate: string | null;
};
export type FinanceInvoiceTotals = {
  /** Sums with VAT, in kopeks. */
  amount: Kopeks;
  /** VAT in them, in kopeks. */
  vatAmount: Kopeks;
  /** What was paid of them so far, in kopeks. */
  paidAmount?: Kopeks;
  /** What is still to be paid, in kopeks, without those that are called off. */
  unpaidAmount?: Kopeks;
};
export type FinanceInvoicePage = Page & {
  /** Invoices on this page. */
  content: FinanceInvoice[];
  totals?: FinanceInvoiceTotals;
};
