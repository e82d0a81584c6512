import { providesPage } from '../cache/cacheTags';
import type { Decoded } from '../answers/decoded';
import { sellerApi as generated } from '../generated/seller';
import type * as schemas from '../generated/seller';

export const sellerApi = generated.enhanceEndpoints({
  endpoints: {
    findSellerDocuments: {
      providesTags: providesPage('SellerDocument'),
    },
  },
});

export type SellerDocument = Decoded<schemas.SellerDocument>;
