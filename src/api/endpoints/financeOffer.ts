import { afterSuccess, byId, listOf, providesOne, providesPage } from '../cache/cacheTags';
import { financeOfferApi as generated } from '../generated/financeOffer';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/financeOffer';

const page = { providesTags: providesPage('FinanceOffer') };

/** The calls of finance offers with what the generator can't express: reading and cache tags. */
export const financeOfferApi = generated.enhanceEndpoints({
  endpoints: {
    findFinanceOffers: page,
    findActualFinanceOffers: page,
    getFinanceOffer: {
      providesTags: providesOne('FinanceOffer'),
    },
    createFinanceOffer: {
      invalidatesTags: afterSuccess(listOf('FinanceOffer')),
    },
    deleteFinanceOffer: {
      invalidatesTags: afterSuccess(byId('FinanceOffer'), listOf('FinanceOffer')),
    },
  },
});

export const { useFindActualFinanceOffersQuery } = financeOfferApi;
export type FinanceOffer = Decoded<schemas.FinanceOffer>;
