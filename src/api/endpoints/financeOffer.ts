import { providesPage } from '../cache/cacheTags';
import { financeOfferApi as generated } from '../generated/financeOffer';
import type { Decoded } from '../answers/decoded';
import type * as schemas from '../generated/financeOffer';

export const financeOfferApi = generated.enhanceEndpoints({
  endpoints: {
    findActualFinanceOffers: { providesTags: providesPage('FinanceOffer') },
  },
});

/**
 * Argument of the query for offers that are not deleted, at most 100. All screens share this constant, so they share
 * one cache entry.
 */
export const actualFinanceOffers = {
  searchRequest: {
    pageSize: 100,
    filters: [{ field: 'isDeleted', value: false, operation: 'EQ' as const }],
  },
};

export const { useFindActualFinanceOffersQuery } = financeOfferApi;
export type FinanceOffer = Decoded<schemas.FinanceOffer>;
