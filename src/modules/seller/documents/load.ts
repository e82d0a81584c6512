import { PREFETCH } from '../../../api/cache/freshness';
import { sellerApi } from '../../../api/endpoints/seller';
import { loadRegistry } from '../../../blocks/registry/registryQuery';
import { documentsQuery } from './register';

export const load = loadRegistry(documentsQuery, (searchRequest) =>
  sellerApi.util.prefetch('findSellerDocuments', { searchRequest }, PREFETCH),
);
