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

/** Offers that are not deleted, 100 at most. All screens use this argument, so they share a cache entry. */
export const actualFinanceOffers = {
  searchRequest: {
    pageSize: 100,
    filters: [{ field: 'isDeleted', value: false, operation: 'EQ' as const }],
  },
};

export const { useFindActualFinanceOffersQuery } = financeOfferApi;
export type FinanceOffer = Decoded<schemas.FinanceOffer>;
