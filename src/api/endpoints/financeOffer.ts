import { afterSuccess } from './cacheTags';
import { financeOfferApi as generated } from '../generated/financeOffer';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

/** The calls of finance offers with what the generator can't express: reading and cache tags. */
export const financeOfferApi = generated
  .enhanceEndpoints({ addTagTypes: ['FinanceOffers'] })
  .enhanceEndpoints({
    endpoints: {
      findFinanceOffers: { extraOptions: { read: readPage }, providesTags: ['FinanceOffers'] },
      findActualFinanceOffers: {
        extraOptions: { read: readPage },
        providesTags: ['FinanceOffers'],
      },
      getFinanceOffer: { extraOptions: { read: readRecord }, providesTags: ['FinanceOffers'] },
      createFinanceOffer: {
        extraOptions: { read: readRecord },
        invalidatesTags: afterSuccess('FinanceOffers'),
      },
      deleteFinanceOffer: { invalidatesTags: afterSuccess('FinanceOffers') },
    },
  });
