import { financeAgreementApi as generated } from '../generated/financeAgreement';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

/** The calls of finance agreements and banks' invoices with what the generator can't express. */
export const financeAgreementApi = generated
  .enhanceEndpoints({ addTagTypes: ['FinanceAgreements', 'FinanceInvoices'] })
  .enhanceEndpoints({
    endpoints: {
      findFinanceAgreements: {
        extraOptions: { read: readPage },
        providesTags: ['FinanceAgreements'],
      },
      findFinanceInvoices: { extraOptions: { read: readPage }, providesTags: ['FinanceInvoices'] },
      getFinanceInvoice: { extraOptions: { read: readRecord }, providesTags: ['FinanceInvoices'] },
    },
  });
