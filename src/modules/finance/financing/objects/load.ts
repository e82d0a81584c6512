import { PREFETCH } from '../../../../api/cache/freshness';
import { financeRegistryApi } from '../../../../api/endpoints/financeRegistry';
import { loadRegistry } from '../../../../blocks/registry/registryQuery';
import { objectsQuery } from './objectsQuery';

export const load = loadRegistry(objectsQuery, (searchRequest) =>
  financeRegistryApi.util.prefetch('findFinancingObjects', { searchRequest }, PREFETCH),
);
