import { providesPage } from '../cache/cacheTags';
import { financeOfferApi as generated } from '../generated/financeOffer';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/financeOffer';

/** Cache tags of the calls of finance offers. */
export const financeOfferApi = generated.enhanceEndpoints({
  endpoints: {
    findActualFinanceOffers: { providesTags: providesPage('FinanceOffer') },
  },
});

export const { useFindActualFinanceOffersQuery } = financeOfferApi;
export type FinanceOffer = Decoded<schemas.FinanceOffer>;
