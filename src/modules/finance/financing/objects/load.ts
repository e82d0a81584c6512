import { PREFETCH } from '../../../../api/cache/freshness';
import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import { loadRegistry } from '../../../../blocks/registry/registryQuery';
import { objectsQuery } from './register';

export const load = loadRegistry(objectsQuery, (searchRequest) =>
  financeRegistryApi.util.prefetch('findFinancingObjects', { searchRequest }, PREFETCH),
);
