import { providesPage } from '../cache/cacheTags';
import { sellerApi as generated } from '../generated/seller';

/** The calls of marketplace sellers with what the generator can't express. */
export const sellerApi = generated.enhanceEndpoints({
  endpoints: {
    findSellerDocuments: {
      providesTags: providesPage('SellerDocument'),
    },
  },
});

export const { useFindSellerDocumentsQuery } = sellerApi;
