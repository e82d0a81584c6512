import { providesPage } from '../cache/cacheTags';
import { sellerApi as generated } from '../generated/seller';
import { readPage } from '../answers/lists';

/** The calls of marketplace sellers with what the generator can't express. */
export const sellerApi = generated.enhanceEndpoints({
  endpoints: {
    findSellerDocuments: {
      extraOptions: { read: readPage },
      providesTags: providesPage('SellerDocument'),
    },
  },
});

export const { useFindSellerDocumentsQuery } = sellerApi;
