import { PREFETCH } from '../../../api/cache/freshness';
import { senderApi } from '../../../api/endpoints/sender';
import { loadRegistry } from '../../../blocks/registry/registryQuery';
import { invoicesQuery } from './register';

export const load = loadRegistry(invoicesQuery, (searchRequest) =>
  senderApi.util.prefetch('findSenderInvoices', { searchRequest }, PREFETCH),
);
