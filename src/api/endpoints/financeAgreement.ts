import { providesOne, providesPage } from '../cache/cacheTags';
import { financeAgreementApi as generated } from '../generated/financeAgreement';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

/** The calls of finance agreements and banks' invoices with what the generator can't express. */
export const financeAgreementApi = generated.enhanceEndpoints({
  endpoints: {
    findFinanceAgreements: {
      extraOptions: { read: readPage },
      providesTags: providesPage('FinanceAgreement'),
    },
    findFinanceInvoices: {
      extraOptions: { read: readPage },
      providesTags: providesPage('FinanceInvoice'),
    },
    getFinanceInvoice: {
      extraOptions: { read: readRecord, isPart: true },
      providesTags: providesOne('FinanceInvoice'),
    },
  },
});

export const {
  useFindFinanceAgreementsQuery,
  useFindFinanceInvoicesQuery,
  useGetFinanceInvoiceQuery,
} = financeAgreementApi;

export type {
  FinanceAgreement,
  FinanceInvoice,
  FindFinanceAgreementsApiArg,
  SearchRequest,
} from '../generated/financeAgreement';
