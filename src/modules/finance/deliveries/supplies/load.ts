import { PREFETCH } from '../../../../api/cache/freshness';
import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import { loadRegistry } from '../../../../blocks/registry/registryQuery';
import { suppliesQuery } from './register';

export const load = loadRegistry(suppliesQuery, (searchRequest) =>
  financeRegistryApi.util.prefetch('findSupplies', { searchRequest }, PREFETCH),
);
