import { providesOne, providesPage } from '../cache/cacheTags';
import { financeAgreementApi as generated } from '../generated/financeAgreement';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/financeAgreement';

export const financeAgreementApi = generated.enhanceEndpoints({
  endpoints: {
    findFinanceAgreements: {
      providesTags: providesPage('FinanceAgreement'),
    },
    findFinanceInvoices: {
      providesTags: providesPage('FinanceInvoice'),
    },
    getFinanceInvoice: { providesTags: providesOne('FinanceInvoice') },
  },
});

export type { FindFinanceAgreementsApiArg, SearchRequest } from '../generated/financeAgreement';
export type FinanceAgreement = Decoded<schemas.FinanceAgreement>;
export type FinanceInvoice = Decoded<schemas.FinanceInvoice>;
