import { afterSuccess, byId, listOf, providesOne, providesPage } from '../cache/cacheTags';
import { financeOfferApi as generated } from '../generated/financeOffer';
import { readPage } from '../answers/lists';
import { readRecord } from '../answers/records';

const page = { extraOptions: { read: readPage }, providesTags: providesPage('FinanceOffer') };

/** The calls of finance offers with what the generator can't express: reading and cache tags. */
export const financeOfferApi = generated.enhanceEndpoints({
  endpoints: {
    findFinanceOffers: page,
    findActualFinanceOffers: page,
    getFinanceOffer: {
      extraOptions: { read: readRecord },
      providesTags: providesOne('FinanceOffer'),
    },
    createFinanceOffer: {
      extraOptions: { read: readRecord },
      invalidatesTags: afterSuccess(listOf('FinanceOffer')),
    },
    deleteFinanceOffer: {
      invalidatesTags: afterSuccess(byId('FinanceOffer'), listOf('FinanceOffer')),
    },
  },
});

export const { useFindActualFinanceOffersQuery } = financeOfferApi;
export type { FinanceOffer } from '../generated/financeOffer';
