import { PREFETCH } from '../../../../api/cache/freshness';
import { senderApi } from '../../../../api/endpoints/sender';
import { loadRegistry } from '../../../../blocks/registry/registryQuery';
import type { LoadContext } from '../../../../shell/modules/defineModule';
import { loadMonthlyClaims } from '../../claim/claimQueries';
import { ordersQuery } from './register';

const { prefetch } = senderApi.util;
const loadOrders = loadRegistry(ordersQuery, (searchRequest) =>
  prefetch('findOrders', { searchRequest }, PREFETCH),
);

export function load(context: LoadContext): void {
  loadOrders(context);
  context.dispatch(prefetch('getOrderStatuses', undefined, PREFETCH));
  loadMonthlyClaims(context);
}
